import type { AstroIntegration } from 'astro';

export default function markLanguages(): AstroIntegration {
  return {
    name: 'mark-languages',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) =>
        addMiddleware({ entrypoint: new URL('./middleware.ts', import.meta.url), order: 'pre' }),
    },
  };
}
