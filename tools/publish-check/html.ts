import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import rules from '../../.htmlvalidate.mjs';
import type { BuiltSite, Fault } from './built-site.ts';

/** Validates the pages, the uniqueness of ids included. `.htmlvalidate.mjs` has the rules. */
export async function checkHtml({ folder, pages }: BuiltSite): Promise<Fault[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(rules));
  const faults = pages.map(async (document) => {
    const { results } = await validator.validateFile(join(folder, document.file));
    return results
      .flatMap(({ messages }) => messages)
      .map(({ offset, message, ruleId, ruleUrl, severity }) => ({
        document,
        index: offset,
        found: message,
        expected: `valid HTML, ${ruleUrl ?? ruleId}`,
        isWarning: severity < 2,
      }));
  });
  return (await Promise.all(faults)).flat();
}
