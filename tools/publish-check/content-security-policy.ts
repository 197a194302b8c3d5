import { createHash } from 'node:crypto';
import { DomUtils } from 'htmlparser2';
import { type BuiltSite, type Document, type Element, type Fault, pathOf } from './built-site.ts';

/** Finds inline scripts and styles that browsers refuse, because a policy of their page lacks their hash. */
export const checkPolicy = (site: BuiltSite): Fault[] =>
  site.pages.flatMap((document) => {
    const policies = policiesOf(document, site);
    const expected = 'a Content-Security-Policy in the rule /* of _headers';
    if (policies.length === 0) return { document, found: 'no policy', expected };
    return document.elements.flatMap((element) => {
      const text = DomUtils.textContent(element);
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      const directive = directiveOf(element);
      if (!directive || policies.every((policy) => sourcesOf(directive, policy).includes(hash))) return [];
      const found = `'${text.trim().slice(0, 40)}', which browsers refuse`;
      return { document, index: element.startIndex, found, expected: `${hash} in its ${directive}` };
    });
  });

/** @returns the policies of a page: those that hosts send as `_headers` says, and its own */
const policiesOf = ({ file, elements }: Document, site: BuiltSite): string[] => [
  ...(site.documents.find((document) => document.file === '_headers')?.text ?? '')
    .split(/\n(?=\/)/)
    .filter((rule) => matches(rule.split('\n', 1)[0] ?? '', pathOf(file, site)))
    .flatMap((rule) => /^ +Content-Security-Policy: *(.*)/im.exec(rule)?.[1] ?? []),
  ...elements
    .filter(({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'content-security-policy')
    .map(({ attribs }) => attribs.content ?? ''),
];

/** @see https://developers.cloudflare.com/workers/static-assets/headers/#splats */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.split('*').map(RegExp.escape).join('.*')}$`).test(path);

const sourcesOf = (directive: string, policy: string) =>
  policy.split(/; */).find((it) => it.startsWith(`${directive} `)) ?? '';

/** @returns the directive with the hash of an inline style or script; JSON is data, which needs none */
export function directiveOf({ name, attribs }: Element): string | undefined {
  if (name === 'style') return 'style-src';
  if (name !== 'script' || attribs.src !== undefined || attribs.type?.endsWith('json')) return undefined;
  return 'script-src';
}
