/** Runs after `npm ci`. Writes Astro's types, for editors and ESLint; the project's own commands do that themselves. */
import { spawnSync } from 'node:child_process';

if (!process.env['SKIP_ASTRO_SYNC']) spawnSync('astro sync --silent', { stdio: 'inherit', shell: true });
