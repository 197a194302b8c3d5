import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at first use; with `scroll` also at the first scroll. See `first-use.ts`. */
    'client:interaction'?: boolean | 'scroll';
  }
}

/**
 * Makes `client:interaction` known to Astro, and puts React and what the islands share into one file, so that the
 * first use asks for few files and a page has a single React whatever had to be asked for twice.
 */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'first-use-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        const entrypoint = fileURLToPath(new URL('./interaction.ts', import.meta.url));
        addClientDirective({ name: 'interaction', entrypoint });
        const output = { codeSplitting: { groups: [{ name: 'react', test: SHARED }] } };
        updateConfig({ vite: { environments: { client: { build: { rolldownOptions: { output } } } } } });
      },
    },
  };
}

const SHARED = /[\\/](node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)|islands[\\/]shared)\b/;
