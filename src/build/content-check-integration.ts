import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent, reportOf } from './content-check.ts';

/**
 * Checks the content before Astro reads it. Mistakes end a build with one message for people and exit code 1; the
 * development server says them and goes on, so that they can be put right while it runs.
 */
export default function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ config, command, logger }) => {
        if (command === 'preview') return;
        const mistakes = await checkContent(fileURLToPath(config.root));
        if (mistakes.length === 0) return;
        logger.error(`${reportOf(mistakes)}\n`);
        // An error thrown here would reach the editor of the content wrapped in a stack trace.
        if (command !== 'dev') process.exit(1);
      },
    },
  };
}
