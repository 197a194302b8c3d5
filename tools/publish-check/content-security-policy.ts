import { createHash } from 'node:crypto';
import { DomUtils } from 'htmlparser2';
import type { BuiltSite, Element, Fault } from './built-site.ts';

/** Finds inline scripts and styles that browsers refuse, because a policy of their page or drawing lacks their hash. */
export function checkPolicy({ documents }: BuiltSite): Fault[] {
  const headers = documents.find(({ file }) => file === '_headers')?.text ?? '';
  const [, ofAllPages] = /^\/\*\n(?: .*\n)*? +Content-Security-Policy: *(.*)/m.exec(headers) ?? [];
  const marked = documents.filter(({ elements }) => elements.length > 0);
  return marked.flatMap((document) => {
    const own = document.elements.filter(
      ({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy',
    );
    const policies = [ofAllPages, ...own.map(({ attribs }) => attribs.content)].filter(
      (it) => it !== undefined,
    );
    const expected = 'a Content-Security-Policy in the rule /* of _headers';
    if (policies.length === 0) return { document, found: 'no policy', expected };
    return document.elements.flatMap((element) => {
      const text = DomUtils.textContent(element);
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      const directive = directiveOf(element);
      const allows = (policy: string) =>
        policy.split(/; */).some((it) => it.startsWith(`${directive} `) && it.includes(hash));
      if (!directive || policies.every(allows)) return [];
      const found = `'${text.trim().slice(0, 40)}', which browsers refuse`;
      return { document, index: element.startIndex, found, expected: `${hash} in its ${directive}` };
    });
  });
}

/** @returns the directive with the hash of an inline style or script; JSON is data, which needs none */
export function directiveOf({ name, attribs }: Element): string | undefined {
  if (name === 'style') return 'style-src';
  if (name !== 'script' || attribs.src !== undefined || attribs.type?.endsWith('json')) return undefined;
  return 'script-src';
}
