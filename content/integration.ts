import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { checkContent } from './check/check-content.ts';
import { now } from '#time/now.ts';
import { zoneNotes } from '#time/time-zones.ts';
import { formatReport, isError } from './check/issue.ts';
import { parseContent } from './content-files.ts';
import { load } from './load.ts';
import { contentOverlays } from './read-files.ts';

/** Checks the content before Astro reads it. Errors end a build; the development server prints them after each change. */
export default function contentCheck(): AstroIntegration {
  let root = '';
  let reported = '';
  /** @returns whether the content has an error */
  const check = async (logger: AstroIntegrationLogger, project = load(root)) => {
    const issues = await checkContent(root, { project });
    const hasError = issues.some(isError);
    const report = issues.length > 0 ? formatReport(issues) : '';
    // An editor may save a file in several steps.
    if (report && report !== reported) logger[hasError ? 'error' : 'warn'](`${report}\n`);
    reported = report;
    return hasError;
  };
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ config, command, logger }) => {
        root = fileURLToPath(config.root);
        if (command === 'preview' || command === 'dev') return;
        const project = load(root);
        // Astro would print a thrown error with a stack trace, which does not help to correct the content.
        if (await check(logger, project)) process.exit(1);
        const timeZone = parseContent('church.yaml', project.content['church.yaml'])?.timeZone;
        if (timeZone) for (const note of zoneNotes(timeZone, now())) logger.warn(note);
      },
      'astro:server:setup': async ({ server, logger }) => {
        const folders = ['src/content', 'src/assets', 'public/files', ...contentOverlays(root)];
        let checked = check(logger);
        server.watcher.on('all', (_event, path) => {
          const file = path.replaceAll(sep, '/');
          if (folders.some((folder) => file.startsWith(`${server.config.root}/${folder}/`)))
            checked = checked.then(() => check(logger));
        });
        await checked;
      },
    },
  };
}
