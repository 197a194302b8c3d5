import { expect, test } from 'vitest';
import { fallbackMarks, removeMarks } from '#language/fallback-marks.ts';
import { markLanguages } from './mark-languages.ts';

const { start, end } = fallbackMarks;
const arabic = 'lang="ar" dir="rtl"';
const english = 'lang="en"';

const mark = (body: string, html = arabic, mainLanguage = 'en') => {
  const [before, after] = [`<!doctype html><html ${html}><head></head><body>`, '</body></html>'];
  const marked = markLanguages(before + body + after, mainLanguage);
  expect(marked.startsWith(before) && marked.endsWith(after), marked).toBe(true);
  return marked.slice(before.length, -after.length);
};

const en = (text: string) => `<bdi lang="en" dir="ltr">${text}</bdi>`;
const ltr = (text: string) => `<bdi dir="ltr">${text}</bdi>`;
const missing = (text: string) => start + text + end;
const digits = '٠١٠٠ ٥٥٥ ٨٠٤';

test.each<[what: string, body: string, expected: string, html?: string, mainLanguage?: string]>([
  ['no language without letters', '<p>$50</p>', `<p>${ltr('$50')}</p>`],
  ['no language for Latin letters where the main language has others', 'Zelle', ltr('Zelle'), arabic, 'ar'],
  [
    'a span, which a flex container takes as one item',
    '<a> عن طريق Zelle </a>',
    `<a> <span>عن طريق ${en('Zelle')}</span> </a>`,
  ],
  [
    'entities as they are',
    '<p>St. Mary &amp;&nbsp;St. Mark &#39;كنيسة&#39; a&lt;b</p>',
    `<p><span>${en('St. Mary &amp;&nbsp;St. Mark')} &#39;كنيسة&#39; ${en('a&lt;b')}</span></p>`,
  ],
  [
    'the end of the sentence outside, after another element',
    '<p>في <a>كنيسة</a> Mark.</p>',
    `<p>في <a>كنيسة</a> <span>${en('Mark')}.</span></p>`,
  ],
  ['groups of Arabic digits in order', `<p>${digits}</p>`, `<p><bdo dir="ltr">${digits}</bdo></p>`],
  ['a text in Hebrew', '<b>שלום</b>', '<b><bdi lang="he" dir="rtl">שלום</bdi></b>', english],
  [
    'the direction alone where an element says the language',
    '<a lang="ar">متى 5.</a>',
    '<a lang="ar"><bdi dir="rtl">متى 5.</bdi></a>',
    english,
  ],
  ['a language alone', missing('Komm!'), '<span lang="de">Komm!</span>', english, 'de'],
  ['no mark for a text in the main language', missing('Come!'), 'Come!', 'lang="en-US"'],
  ['no mark for a text without letters', missing('5'), '5'],
  ['one mark for two', missing(`Come to ${missing('Mark')}!`), en('Come to Mark!')],
  ['a mark in a mark', missing('On <b>6 كيهك</b>!'), en('On <b><bdi lang="ar" dir="rtl">6 كيهك</bdi></b>!')],
  [
    'one item of a flex container for a text without a translation, and what is around it',
    `<a>كنيسة ${missing('Mark')} هنا </a>`,
    `<a><span>كنيسة ${en('Mark')} هنا</span> </a>`,
  ],
  [
    'a mark that ends with its element at the latest',
    `<p>${start}Come<br>in</p><p>أهلًا${end}</p>`,
    `<p>${en('Come<br>in')}</p><p>أهلًا</p>`,
  ],
])('a page has %s', (_, body, expected, html, mainLanguage) => {
  expect(mark(`<i> ${body}</i>`, html, mainLanguage)).toBe(`<i> ${expected}</i>`);
});

test.each<[body: string, html?: string]>([
  ['<p>أهلًا وسهلًا</p><p>5</p><p>من 5:00 إلى 7:00 ص، 12/6/2026، متى 11: 28، 50–60</p>'],
  ['<a lang="en-US" dir="ltr">(804) 555-0100, St. Mark</a>'],
  ['<p title="St. Mark">…</p><img alt="St. Mark"><option>Zelle</option><textarea>Zelle</textarea>'],
  ['<svg><text>Zelle</text></svg><script>Zelle</script><style>p {}</style><template>Zelle</template>'],
  ['<p>Call (804) 555-0100 &amp; come at 5:00–7:00 AM, 20%, Montréal.</p>', english],
  ['<a lang="ar" hreflang="ar">العربية</a>', english],
])('%s is left', (body, html) => {
  expect(mark(body, html)).toBe(body);
});

test('attributes, URLs, scripts and titles have no mark', () => {
  const html = (text: string, url: string) =>
    `<html lang="ar" dir="rtl"><head><title>${text}</title><noscript>${text}</noscript>` +
    `<script type="application/ld+json">{"name":"${text}"}</script></head>` +
    `<body><a href="/?q=${url}" title="${text}"></a><option>${text}</option></body></html>`;
  const text = missing('Mark');
  expect(markLanguages(html(text, encodeURIComponent(text)), 'en')).toBe(html('Mark', 'Mark'));
  expect(removeMarks(text)).toBe('Mark');
});
