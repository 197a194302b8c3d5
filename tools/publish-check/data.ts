import { DomUtils } from 'htmlparser2';
import ICAL from 'ical.js';
import type { BuiltSite, Fault } from './built-site.ts';

/** Finds structured data, web app manifests and calendar feeds that cannot be read. */
export const checkData = ({ documents }: BuiltSite): Fault[] =>
  documents.flatMap((document) => {
    const { file, text, elements } = document;
    const json = elements.filter(({ attribs }) => /json|^speculationrules$/.test(attribs.type ?? ''));
    return [
      ...json.map((it) => ({ index: it.startIndex, found: errorOf(JSON.parse, DomUtils.textContent(it)) })),
      { found: file.endsWith('.webmanifest') && errorOf(JSON.parse, text) },
      { found: file.endsWith('.ics') && errorOf(parseFeed, text) },
    ].flatMap(({ found, ...place }) =>
      found
        ? { document, ...place, found, expected: file.endsWith('.ics') ? 'iCalendar (RFC 5545)' : 'JSON' }
        : [],
    );
  });

function parseFeed(text: string): void {
  const feed = new ICAL.Component(ICAL.parse(text) as string);
  for (const event of feed.getAllSubcomponents('vevent'))
    for (const name of ['uid', 'dtstamp', 'dtstart'])
      if (!event.getFirstPropertyValue(name)) throw new Error(`an event without ${name.toUpperCase()}`);
}

function errorOf(parse: (text: string) => unknown, text: string): string | undefined {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
