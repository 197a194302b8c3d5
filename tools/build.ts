/** Builds the site as `npm run build` does, and shows only warnings and errors. */
import { build } from 'astro';

await build({ logLevel: 'warn' });
