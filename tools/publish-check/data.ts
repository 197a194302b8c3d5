import { DomUtils } from 'htmlparser2';
import ICAL from 'ical.js';
import type { BuiltSite, Fault } from './built-site.ts';

/** Finds structured data, web app manifests and calendar feeds that cannot be read. */
export const checkData = ({ documents }: BuiltSite): Fault[] =>
  documents.flatMap((document) => {
    const { file, text, elements } = document;
    const json = elements.filter(({ attribs }) => /json|^speculationrules$/.test(attribs.type ?? ''));
    return [
      ...json.flatMap((it) => ({ index: it.startIndex, ...tryTo(readJson, DomUtils.textContent(it)) })),
      ...(file.endsWith('.webmanifest') ? [tryTo(readJson, text)] : []),
      ...(file.endsWith('.ics') ? [tryTo(readFeed, text)] : []),
    ].flatMap(({ found, ...rest }) => (found ? { document, found, ...rest } : []));
  });

const readJson = (text: string): unknown => JSON.parse(text);

function readFeed(text: string): void {
  const feed = new ICAL.Component(ICAL.parse(text) as string);
  for (const event of feed.getAllSubcomponents('vevent'))
    for (const name of ['uid', 'dtstamp', 'dtstart'])
      if (!event.getFirstPropertyValue(name)) throw new Error(`an event without ${name.toUpperCase()}`);
}

function tryTo(read: (text: string) => unknown, text: string): Pick<Fault, 'found' | 'expected'> {
  const expected = read === readFeed ? 'a calendar (iCalendar, RFC 5545)' : 'JSON';
  try {
    read(text);
    return { found: '', expected };
  } catch (error) {
    return { found: (error as Error).message, expected };
  }
}
