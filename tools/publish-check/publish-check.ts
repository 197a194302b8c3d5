import type { Issue } from '#tools/check/issue.ts';
import { readBuiltSite } from './built-site.ts';
import { checkPolicy } from './content-security-policy.ts';
import { checkData } from './data.ts';
import { checkHtml } from './html.ts';
import { checkLinks } from './links.ts';
import { checkPageWeight } from './page-weight.ts';

/**
 * Checks what is true of every built site, whatever its content and the day.
 * @param folder `dist/`
 * @returns what is wrong, once for all pages
 */
export async function checkBuiltSite(folder: string): Promise<Issue[]> {
  const site = readBuiltSite(folder);
  const faults = [
    ...checkLinks(site),
    ...checkPolicy(site),
    ...checkData(site),
    ...(await checkHtml(site)),
    ...checkPageWeight(site),
  ];
  const groups = Map.groupBy(faults, ({ found, expected }) => `${found} ${expected}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { document, index, ...fault } = first;
    const line = index ? document.text.slice(0, index).split('\n').length : 0;
    const files = new Set(others.map((other) => other.document)).difference(new Set([document])).size;
    const key = files > 0 ? `and ${files} more` : '';
    return { file: `dist/${document.file}`, line, key, ...fault };
  });
}
