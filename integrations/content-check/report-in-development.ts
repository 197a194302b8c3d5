import { sep } from 'node:path';
import type { AstroIntegrationLogger, HookParameters } from 'astro';
import { formatReport } from '#tools/check/check-content.ts';
import { type Issue, isError } from '#tools/check/issue.ts';

/**
 * Checks the content now and after each change of it. As long as it has errors, the development server shows the report
 * in Astro's overlay instead of the pages; then the pages are loaded again.
 */
export async function reportInDevelopment(
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
  const folders = ['src/content', 'src/assets', 'public/files'].map((folder) => `${root}/${folder}/`);
  let checked = update();
  server.watcher.on('all', (_event, path) => {
    const file = path.replaceAll(sep, '/');
    if (folders.some((folder) => file.startsWith(folder))) checked = checked.then(update);
  });
  await checked;
}
