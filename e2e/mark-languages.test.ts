import { markLanguages } from '#integrations/mark-languages/mark-languages.ts';
import { fallbackMarks } from '#language/fallback-marks.ts';
import type { Locator } from 'playwright/test';
import { expect, test } from './support/test.ts';

const { start, end } = fallbackMarks;

type Texts = [text: string, inArabic: string[], inEnglish?: string[]][];

/**
 * A text, and what is seen of it from left to right on a page in Arabic, and on a page in English where that differs. A
 * piece with Arabic letters is read from right to left, any other from left to right.
 */
const texts: Texts = [
  // Telephone numbers.
  ['من أستراليا 1800 123 456 مجانًا', ['مجانًا', '1800 123 456', 'من أستراليا']],
  ['هاتف (804) 555-0100 ext. 5 للخدام', ['للخدام', '(804) 555-0100 ext. 5', 'هاتف']],
  ['اتصلوا 712-432-0900, 482913#', ['712-432-0900, 482913#', 'اتصلوا']],
  ['(انظروا 804 555 0100)', ['(', '804 555 0100', 'انظروا', ')']],
  ['(804) 555-0100', ['(804) 555-0100']],
  // Dates and times.
  ['يوم 12/6/2026 5:00 PM في القاعة', ['في القاعة', '12/6/2026 5:00 PM', 'يوم']],
  ['الأحد 8:30 ص – 11:30 ص', ['ص', '11:30', '–', 'ص', '8:30', 'الأحد']],
  ['قداس St. Mark 8:30 ص', ['ص', '8:30', 'St. Mark', 'قداس']],
  ['اجتماع Zoom 7:30 مساءً', ['مساءً', '7:30', 'Zoom', 'اجتماع']],
  ['كل جمعة 5:00–7:00 AM عبر Zoom', ['Zoom', 'عبر', '5:00–7:00 AM', 'كل جمعة']],
  ['الساعة 5:00 p.m. يوم الأحد', ['يوم الأحد', '5:00 p.m.', 'الساعة']],
  ['17–19 توت 1744', ['1744', 'توت', '19–17']],
  ['The feast is on 1 كيهك 1743 at 7:00', ['The feast is on', '1743', 'كيهك', '1', 'at 7:00']],
  // Verses.
  ['لوقا 14: 25–35', ['35–25 :14', 'لوقا']],
  ['متى 5:3-12 ومرقس 1:1', ['1:1', 'ومرقس', '5:3-12', 'متى']],
  ['We read لوقا 14: 25–35 today', ['We read', '35–25 :14', 'لوقا', 'today']],
  ['القراءة من John 3:16 ومن مزمور 50', ['50', 'ومن مزمور', 'John 3:16', 'القراءة من']],
  // Other numbers.
  ['خصم 20% على الكتب', ['على الكتب', '20%', 'خصم']],
  ['تذاكر $15–$20 للفرد', ['للفرد', '$15–$20', 'تذاكر']],
  ['عام 2026-2027 الدراسي', ['الدراسي', '2027-2026', 'عام']],
  ['الحرارة -5 اليوم', ['اليوم', '-5', 'الحرارة']],
  // Names, addresses and words.
  ['Montréal, QC H2X 1Y4', ['Montréal, QC H2X 1Y4']],
  ['في Chesterfield, VA 23832 بعد القداس', ['بعد القداس', 'Chesterfield, VA 23832', 'في']],
  ['أنبا Şenuda وNguyễn Văn An', ['Nguyễn Văn An', 'و', 'Şenuda', 'أنبا']],
  ['لحن Ⲡⲓⲭⲣⲓⲥⲧⲟⲥ ⲁϥⲧⲱⲛϥ اليوم', ['اليوم', 'Ⲡⲓⲭⲣⲓⲥⲧⲟⲥ ⲁϥⲧⲱⲛϥ', 'لحن']],
  ['راسلونا office@church.org.', ['.', 'office@church.org', 'راسلونا']],
  ['الموقع https://example.org/a/?b=c مفيد', ['مفيد', 'https://example.org/a/?b=c', 'الموقع']],
  // Brackets, quotation marks and sentences.
  ['Cairo (القاهرة) and Asyut', ['Cairo', '(القاهرة)', 'and Asyut']],
  ['كنيسة (St. Mark) Church هنا', ['هنا', '(St. Mark) Church', 'كنيسة']],
  [
    'PayPal (Zelle أو بنك) متاح',
    ['متاح', '(', 'أو بنك', 'Zelle', ')', 'PayPal'],
    ['PayPal (Zelle', 'أو بنك', ')', 'متاح'],
  ],
  ['كتاب «The Way» &amp; «الطريق»', ['«الطريق»', '&', '«The Way»', 'كتاب']],
  ['من هو Kyrillos؟ هو البابا.', ['هو البابا.', '؟', 'Kyrillos', 'من هو']],
  ['Zelle متاح الآن في الكنيسة', ['متاح الآن في الكنيسة', 'Zelle']],
  [
    'Merry Christmas! عيد ميلاد مجيد!',
    ['عيد ميلاد مجيد!', 'Merry Christmas!'],
    ['Merry Christmas!', 'عيد ميلاد مجيد!'],
  ],
  ['חג שמח (Feast) לכולם', ['לכולם', '(Feast)', 'חג שמח']],
];

/** On a page in Arabic, texts without a translation. */
const fallbacks: Texts = [
  [`${start}Come, all (of you)!${end}`, ['Come, all (of you)!']],
  [`كنيسة ${start}St. Mark!${end} ترحب`, ['ترحب', 'St. Mark!', 'كنيسة']],
  [`${start}Meet <b>أبونا بيشوي</b> (Friday).${end}`, ['Meet', 'أبونا بيشوي', '(Friday).']],
  [`${start}أهلًا بكم في PayPal!${end}`, ['!', 'PayPal', 'أهلًا بكم في']],
];

for (const { lang, dir, shown } of [
  { lang: 'ar', dir: 'rtl', shown: [...texts, ...fallbacks] },
  { lang: 'en', dir: 'ltr', shown: texts },
]) {
  test(`texts in two directions are in reading order on a page with lang="${lang}"`, async ({ page }) => {
    const items = shown.map(([text]) => `<p>${text}</p>`).join('');
    const html = `<!doctype html><html lang="${lang}" dir="${dir}"><style>p { white-space: nowrap }</style>${items}</html>`;
    await page.setContent(markLanguages(html, 'en'));
    const seen: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [index, [text, inArabic, inEnglish = inArabic]] of shown.entries()) {
      seen[text] = await visualText(page.locator('p').nth(index));
      expected[text] = (lang === 'ar' ? inArabic : inEnglish).map(fromLeft).join('');
    }
    expect(seen).toEqual(expected);
  });
}

/**
 * @returns the characters of a text on one line in the order in which they are seen from left to right, without spaces.
 *   Brackets are as they look: those of text from right to left are mirrored.
 */
const visualText = (element: Locator): Promise<string> =>
  element.evaluate((root) => {
    const glyphs: { character: string; x: number }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { segment: character, index } of new Intl.Segmenter().segment(node.textContent ?? '')) {
        range.setStart(node, index);
        range.setEnd(node, index + character.length);
        const box = range.getBoundingClientRect();
        if (character.trim()) glyphs.push({ character, x: box.left + box.width / 2 });
      }
    }
    const open: typeof glyphs = [];
    for (const glyph of glyphs) {
      if ('([«'.includes(glyph.character)) open.push(glyph);
      if (!')]»'.includes(glyph.character)) continue;
      const start = open.pop();
      if (start && start.x > glyph.x) [start.character, glyph.character] = [glyph.character, start.character];
    }
    return glyphs
      .sort((a, b) => a.x - b.x)
      .map(({ character }) => character)
      .join('');
  });

/** @returns the characters of a piece as they are seen from left to right, without spaces */
function fromLeft(piece: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(piece), ({ segment }) => segment);
  const isRightToLeft = /[[\p{Script=Arabic}\p{Script=Hebrew}]&&\p{L}]/v.test(piece);
  const mirrored: Record<string, string> = { '(': ')', ')': '(', '«': '»', '»': '«' };
  const seen = isRightToLeft ? characters.reverse().map((it) => mirrored[it] ?? it) : characters;
  return seen.join('').replaceAll(/\s/g, '');
}
