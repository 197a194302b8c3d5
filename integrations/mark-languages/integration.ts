import type { AstroIntegration } from 'astro';

/** Renders each page in its language, and marks the language and direction of its parts. */
export default function markLanguages(): AstroIntegration {
  return {
    name: 'mark-languages',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) =>
        addMiddleware({ entrypoint: new URL('./middleware.ts', import.meta.url), order: 'pre' }),
    },
  };
}
