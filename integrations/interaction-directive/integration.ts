import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { InteractionOptions } from './interaction.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: InteractionOptions;
  }
}

/** Registers `client:interaction`, and bundles what islands share: a page has one React, also if an island is requested twice. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
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

const SHARED =
  /[\\/](node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)|src[\\/]ui[\\/]useIsland)\b/;
