import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger, HookParameters } from 'astro';
import { checkContent, formatReport } from '#tools/check/check-content.ts';
import { contentOverlays } from '#tools/content/environment.ts';
import { isError, type Issue } from '#tools/check/issue.ts';
import { dayOfChange, lastCommit } from '#tools/check/past-dates.ts';
import {
  findMissingValues,
  formatLaunchSummary,
  launchSettings,
  type LaunchSettings,
} from '#tools/launch-check/launch-check.ts';

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

/**
 * Checks the content now and after each change of it. As long as it has errors, the development server shows the report
 * in Astro's overlay instead of the pages; then the pages are loaded again.
 */
async function reportInDevelopment(
  server: HookParameters<'astro:server:setup'>['server'],
  logger: AstroIntegrationLogger,
  check: () => Promise<Issue[]>,
): Promise<void> {
  const { root, base } = server.config;
  let report = '';
  const showReport = () => {
    const message = `<pre>${report.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
    server.ws.send({ type: 'error', err: { name: 'Content', message, stack: report } });
  };
  const update = async () => {
    const issues = await check();
    const wasShown = report !== '';
    report = issues.some(isError) ? formatReport(issues) : '';
    if (issues.length > 0) logger[report ? 'error' : 'warn'](`${formatReport(issues)}\n`);
    if (report) showReport();
    else if (wasShown) {
      logger.info('The content is valid.');
      server.ws.send({ type: 'full-reload' });
    }
  };
  server.ws.on('connection', () => {
    if (report) showReport();
  });
  server.middlewares.use((request, response, next) => {
    if (!report || !request.headers.accept?.includes('text/html')) {
      next();
      return;
    }
    // The client shows the overlay when it is connected.
    response.writeHead(500, { 'Content-Type': 'text/html' });
    response.end(
      `<!doctype html><title>Content</title><script type="module" src="${base}@vite/client"></script>`,
    );
  });
  const folders = ['src/content', 'src/assets', 'public/files', ...contentOverlays(root)].map(
    (folder) => `${root}/${folder}/`,
  );
  let checked = update();
  server.watcher.on('all', (_event, path) => {
    const file = path.replaceAll(sep, '/');
    if (folders.some((folder) => file.startsWith(folder))) checked = checked.then(update);
  });
  await checked;
}
