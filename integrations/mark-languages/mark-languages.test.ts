import { describe, expect, test } from 'vitest';
import { fallbackMarks, removeMarks } from '#language/fallback-marks.ts';
import { markLanguages } from './mark-languages.ts';

const { start, end } = fallbackMarks;

const mark = (body: string, html = 'lang="ar" dir="rtl"', mainLanguage = 'en') => {
  const [before, after] = [`<!doctype html><html ${html}><head></head><body>`, '</body></html>'];
  const marked = markLanguages(before + body + after, mainLanguage);
  expect(marked.startsWith(before) && marked.endsWith(after), marked).toBe(true);
  return marked.slice(before.length, -after.length);
};

const english = 'lang="en"';

describe('a page from right to left', () => {
  test.each([
    ['no language without letters', '<p>$50</p>', '<p><bdi dir="ltr">$50</bdi></p>'],
    [
      'a span, which a flex container takes as one item',
      '<a> عن طريق Zelle </a>',
      '<a> <span>عن طريق <bdi lang="en" dir="ltr">Zelle</bdi></span> </a>',
    ],
    [
      'entities as they are',
      '<p>St. Mary &amp;&nbsp;St. Mark &#39;كنيسة&#39; a&lt;b</p>',
      '<p><span><bdi lang="en" dir="ltr">St. Mary &amp;&nbsp;St. Mark</bdi> &#39;كنيسة&#39; <bdi lang="en" dir="ltr">a&lt;b</bdi></span></p>',
    ],
    [
      'the end of the sentence outside, after another element',
      '<p>في <a>كنيسة</a> Mark.</p>',
      '<p>في <a>كنيسة</a> <span><bdi lang="en" dir="ltr">Mark</bdi>.</span></p>',
    ],
    ['groups of Arabic digits in order', '<p>٠١٠٠ ٥٥٥ ٨٠٤</p>', '<p><bdo dir="ltr">٠١٠٠ ٥٥٥ ٨٠٤</bdo></p>'],
  ])('has %s', (_, body, expected) => {
    expect(mark(body)).toBe(expected);
  });

  test.each([
    '<p>أهلًا وسهلًا</p><p>5</p><p>من 5:00 إلى 7:00 ص، 12/6/2026، متى 11: 28، 50–60</p>',
    '<a lang="en-US" dir="ltr">(804) 555-0100, St. Mark</a>',
    '<p title="St. Mark">…</p><img alt="St. Mark"><option>Zelle</option><textarea>Zelle</textarea>',
    '<svg><text>Zelle</text></svg><script>Zelle</script><style>p {}</style><template>Zelle</template>',
  ])('leaves %s', (body) => {
    expect(mark(body)).toBe(body);
  });

  test('has no language for Latin letters where the main language has others', () => {
    expect(mark('Zelle', 'lang="ar" dir="rtl"', 'ar')).toBe('<bdi dir="ltr">Zelle</bdi>');
  });
});

describe('a page from left to right', () => {
  test('has a text in Hebrew', () => {
    expect(mark('<h3>שלום</h3>', english)).toBe('<h3><bdi lang="he" dir="rtl">שלום</bdi></h3>');
  });

  test.each([
    '<p>Call (804) 555-0100 &amp; come at 5:00–7:00 AM, 20%, Montréal.</p>',
    '<a lang="ar" hreflang="ar">العربية</a>',
  ])('leaves %s', (body) => {
    expect(mark(body, english)).toBe(body);
  });

  test('has the direction alone where an element says the language', () => {
    expect(mark('<a lang="ar">متى 5.</a>', english)).toBe('<a lang="ar"><bdi dir="rtl">متى 5.</bdi></a>');
  });
});

describe('a text without a translation', () => {
  const arabic = 'lang="ar" dir="rtl"';

  test.each([
    ['has a language alone', english, 'de', 'Komm!', '<span lang="de">Komm!</span>'],
    ['of a page in the main language has no mark', 'lang="en-US"', 'en', 'Come!', 'Come!'],
    ['has no letters', arabic, 'en', '5', '5'],
    [
      'contains another text',
      arabic,
      'en',
      `Come to ${start}Mark${end}!`,
      '<bdi lang="en" dir="ltr">Come to Mark!</bdi>',
    ],
    [
      'contains elements',
      arabic,
      'en',
      'On <b>6 كيهك</b>!',
      '<bdi lang="en" dir="ltr">On <b><bdi lang="ar" dir="rtl">6 كيهك</bdi></b>!</bdi>',
    ],
  ])('%s', (_, html, mainLanguage, text, expected) => {
    expect(mark(`<i> ${start}${text}${end}</i>`, html, mainLanguage)).toBe(`<i> ${expected}</i>`);
  });

  test('is one item of a flex container with the text around it', () => {
    expect(mark(`<a>كنيسة ${start}Mark${end} هنا </a>`)).toBe(
      '<a><span>كنيسة <bdi lang="en" dir="ltr">Mark</bdi> هنا</span> </a>',
    );
  });

  test('ends with its element at the latest', () => {
    expect(mark(`<p>${start}Come<br>in</p><p>أهلًا${end}</p>`)).toBe(
      '<p><bdi lang="en" dir="ltr">Come<br>in</bdi></p><p>أهلًا</p>',
    );
  });

  test('leaves no mark in attributes, URLs, scripts and titles', () => {
    const html = (s: string, e: string, url: string) =>
      `<html lang="ar" dir="rtl"><head><title>${s}Mark${e}</title><noscript>${s}a${e}</noscript>` +
      `<script type="application/ld+json">{"name":"${s}Mark${e}"}</script></head>` +
      `<body><a href="/?q=${url}" title="${s}Mark${e}"></a><option>${s}a${e}</option></body></html>`;
    const marked = markLanguages(html(start, end, encodeURIComponent(`${start}Mark${end}`)), 'en');
    expect(marked).toBe(html('', '', 'Mark'));
    expect(removeMarks(`${start}Mark${end}`)).toBe('Mark');
  });
});

describe('an island', () => {
  const island = (body: string, props = '') =>
    `<astro-island props="${props}" opts="{&quot;name&quot;:&quot;SiteHeader&quot;}">${body}</astro-island>`;

  test('is marked in its slots, shown or not yet', () => {
    const body = (text: string) =>
      island(`<b>أهلًا 5</b><astro-slot>${text}</astro-slot>`) +
      island(`<template data-astro-template="a">${text}</template>`);
    expect(mark(body('Zelle'))).toBe(body('<bdi lang="en" dir="ltr">Zelle</bdi>'));
  });

  test.each([
    ['a text', '<b>عن Zelle</b>', '', 'عن Zelle'],
    ['a text without a translation', `<b>${start}5${end}</b>`, '', '5'],
    ['an attribute', `<b title="${start}Mark${end}"></b>`, '', 'Mark'],
    ['the props', '', `[0,&quot;${start}Mark${end}&quot;]`, 'Mark'],
  ])('is refused when %s needs marks', (_, body, props, text) => {
    expect(() => mark(island(body, props))).toThrow(
      new RegExp(`^The island SiteHeader contains '.*${text}.*', .* in a slot, from an \\.astro file\\.$`),
    );
  });
});
