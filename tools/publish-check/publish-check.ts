import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { DomUtils } from 'htmlparser2';
import ICAL from 'ical.js';
import type { Issue } from '#content/check/issue.ts';
import rules from '../../.htmlvalidate.mjs';
import { type BuiltSite, compressedSize, type Fault, readBuiltSite } from './built-site.ts';
import { checkPolicy } from './content-security-policy.ts';
import { checkHostLimits } from './host-limits.ts';
import { checkLinks } from './links.ts';

/** Bytes of a compressed page: ten packets, which a server sends before it waits for the browser (RFC 6928). */
const maxPageWeight = 14_600;

/** Checks what is true of every built site, whatever its content and the day. @returns what is wrong, once for all pages */
export async function checkBuiltSite(folder: string): Promise<Issue[]> {
  const site = readBuiltSite(folder);
  const faults = [
    ...checkLinks(site),
    ...checkPolicy(site),
    ...checkData(site),
    ...(await checkHtml(site)),
    ...checkPageWeight(site),
    ...checkHostLimits(site),
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

/** Finds structured data, web app manifests and calendar feeds that cannot be read. */
const checkData = ({ documents }: BuiltSite) =>
  documents.flatMap((document): Fault[] => {
    const { file, text, elements } = document;
    const isFeed = file.endsWith('.ics');
    const parts = elements
      .filter(({ attribs }) => /json|^speculationrules$/.test(attribs.type ?? ''))
      .map((it) => ({ index: it.startIndex, text: DomUtils.textContent(it) }));
    if (isFeed || file.endsWith('.webmanifest')) parts.push({ index: null, text });
    return parts.flatMap(({ index, text }) => {
      try {
        (isFeed ? parseFeed : JSON.parse)(text);
        return [];
      } catch (error) {
        const expected = isFeed ? 'iCalendar (RFC 5545)' : 'JSON';
        return { document, index, found: (error as Error).message, expected };
      }
    });
  });

function parseFeed(text: string) {
  const feed = new ICAL.Component(ICAL.parse(text) as string);
  for (const event of feed.getAllSubcomponents('vevent'))
    for (const name of ['uid', 'dtstamp', 'dtstart'])
      if (!event.getFirstPropertyValue(name)) throw new Error(`an event without ${name.toUpperCase()}`);
}

/** Validates the pages, the uniqueness of ids included. `.htmlvalidate.mjs` has the rules. */
async function checkHtml({ folder, pages }: BuiltSite): Promise<Fault[]> {
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

/** Warns of heavy pages. Much content is no reason not to publish it. */
const checkPageWeight = ({ pages }: BuiltSite): Fault[] =>
  pages
    .map((document) => ({ document, bytes: compressedSize(document.text) }))
    .filter(({ bytes }) => bytes > maxPageWeight)
    .map(({ document, bytes }) => ({
      document,
      found: `${bytes} bytes, compressed`,
      expected: `at most ${maxPageWeight}: shorter texts, or fewer`,
      isWarning: true,
    }));
