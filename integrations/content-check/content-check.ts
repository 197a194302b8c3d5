import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent, formatReport } from '#tools/check/check-content.ts';
import { isError } from '#tools/check/issue.ts';
import { dayOfChange, lastCommit } from '#tools/check/past-dates.ts';
import {
  findMissingValues,
  formatLaunchSummary,
  launchSettings,
  type LaunchSettings,
} from '#tools/launch-check/launch-check.ts';
import { reportInDevelopment } from './report-in-development.ts';

/**
 * Checks the content before Astro reads it. Issues end a build with one message and exit code 1; the development
 * server shows them instead of the pages until they are corrected. After a build, one line says how many values the parish
 * has yet to supply.
 */
export default function contentCheck(): AstroIntegration {
  let root = '';
  let settings: LaunchSettings;
  const check = (decodeImages: boolean) =>
    checkContent(root, { decodeImages, today: dayOfChange(root), committed: lastCommit(root) });
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ config, command, logger }) => {
        root = fileURLToPath(config.root);
        settings = launchSettings(config, root);
        if (command === 'preview' || command === 'dev') return;
        const issues = await check(command === 'build');
        if (issues.length === 0) return;
        const hasError = issues.some(isError);
        logger[hasError ? 'error' : 'warn'](`${formatReport(issues)}\n`);
        // Astro would print a thrown error with a stack trace, which does not help to correct the content.
        if (hasError) process.exit(1);
      },
      'astro:server:setup': ({ server, logger }) => reportInDevelopment(server, logger, () => check(false)),
      'astro:build:done': ({ logger }) => {
        logger.info(`${formatLaunchSummary(findMissingValues(root, settings))} (npm run launch-check)`);
      },
    },
  };
}
