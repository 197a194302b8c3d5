import { DomUtils } from 'htmlparser2';
import { closestMatch } from '#content/check/describe-value.ts';
import { type BuiltSite, type Document, type Fault, urlPathOf } from './built-site.ts';
import { directiveOf } from './content-security-policy.ts';

/** Finds paths that no file has or that hosts would redirect, and fragments that are the id of no element. */
export const checkLinks = (site: BuiltSite): Fault[] =>
  site.documents.flatMap((document) =>
    [...attributesIn(document), ...namesIn(document, site)].flatMap(({ url, index, isText }) => {
      const fault = findFault(url, document.file, site);
      // The office may write any URL into a text, also a former one of this site.
      return fault ? { document, index, isWarning: isText && url.startsWith('http'), ...fault } : [];
    }),
  );

const isUrl = /^(href|src|\w*srcset|action|[\w-]+-url)$/;

const attributesIn = ({ elements }: Document) =>
  elements.flatMap(({ name, attribs, startIndex: index }) =>
    Object.entries(attribs)
      .filter(([key, value]) => isUrl.test(key) || (key === 'content' && /^https?:/.test(value)))
      .flatMap(([key, value]) => (key.endsWith('srcset') ? value.split(/,\s+/) : [value]))
      .map((candidate) => ({ url: candidate.split(' ', 1)[0] ?? '', index, isText: name === 'a' })),
  );

/** @returns the files that scripts and styles name, and the URLs of the site in feeds and in files for search engines */
function namesIn({ file, text, elements }: Document, { root }: BuiltSite) {
  const absolute = `${RegExp.escape(root.origin)}/[^\\s"'<>()\\\\]*[^\\s"'<>()\\\\.,;:!?]`;
  const relative = /(?<=url\(["']?|["'`])\.{0,2}\/[^"'`()\s*]+\.\w+(?=["'`)])/.source;
  const isText = /\.(ics|txt)$/.test(file);
  const names = new RegExp(isText ? absolute : `${absolute}|${relative}`, 'g');
  const parts = /\.(html|svg)$/.test(file)
    ? elements.filter(directiveOf).map((it) => ({ index: it.startIndex, text: DomUtils.textContent(it) }))
    : // Feeds fold long lines.
      [{ index: null, text: text.replaceAll('\r\n ', '') }];
  return parts.flatMap(({ index, text }) => (text.match(names) ?? []).map((url) => ({ url, index, isText })));
}

function findFault(reference: string, file: string, site: BuiltSite) {
  const { root, files, documents } = site;
  // The 404 page is served at any depth, so nothing in it may depend on its path.
  const base = urlPathOf(file, site).replace(/404$/, 'at/any/depth/');
  const url = URL.parse(reference, root.origin + base);
  if (url?.origin !== root.origin) return undefined;
  const paths = files.map((it) => urlPathOf(it, site));
  const target = reference.startsWith('#') ? file : files[paths.indexOf(url.pathname)];
  if (!target) {
    const meant = closestMatch(url.pathname.replace(/(\/|\.html)$/, ''), paths) ?? root.pathname;
    return { found: `'${reference}', which is no path of the site`, expected: `a path such as ${meant}` };
  }
  const elements = documents.find((document) => document.file === target)?.elements ?? [];
  const isMissing = elements.every(({ attribs }) => url.hash !== `#${encodeURI(attribs.id ?? '')}`);
  if (url.hash === '' || elements.length === 0 || !isMissing) return undefined;
  return { found: `'${reference}'`, expected: `an element with the id '${url.hash.slice(1)}' in ${target}` };
}
