import { expect, test } from 'vitest';
import { readFixture } from '#content-model/fixtures/read-fixture.ts';
import { fallbackMarks, removeMarks } from '#language/fallback-marks.ts';
import { markLanguages } from './mark-languages.ts';

interface Row {
  page?: string;
  mainLanguage?: string;
  html: string;
}
const table = readFixture(import.meta.dirname, 'fixtures/html.yaml') as {
  marked: (Row & { what: string; marked: string })[];
  left: Row[];
};
const { start, end } = fallbackMarks;

function mark({ page = 'lang="ar" dir="rtl"', mainLanguage = 'en', html }: Row): string {
  const [before, after] = [`<!doctype html><html ${page}><head></head><body><i> `, '</i></body></html>'];
  const body = html.replaceAll('{', start).replaceAll('}', end);
  const marked = markLanguages(before + body + after, mainLanguage);
  expect(marked.startsWith(before) && marked.endsWith(after), marked).toBe(true);
  return marked.slice(before.length, -after.length);
}

test.each(table.marked)('a page has $what', ({ marked, ...row }) => {
  expect(mark(row)).toBe(marked);
});

test.each(table.left)('$html is left', (row) => {
  expect(mark(row)).toBe(row.html);
});

test('attributes, URLs, scripts and titles have no mark', () => {
  const html = (text: string, url: string) =>
    `<html lang="ar" dir="rtl"><head><title>${text}</title><noscript>${text}</noscript>` +
    `<script type="application/ld+json">{"name":"${text}"}</script></head>` +
    `<body><a href="/?q=${url}" title="${text}"></a><option>${text}</option></body></html>`;
  const text = `${start}Mark${end}`;
  expect(markLanguages(html(text, encodeURIComponent(text)), 'en')).toBe(html('Mark', 'Mark'));
  expect(removeMarks(text)).toBe('Mark');
});
