import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { formatTime, weekdays } from '#dates.ts';
import { formatPhone, telHref } from '#parish/contact.ts';
import { arabicLocale } from '#parish/locale.ts';
import { parseTime } from '#schemas/fields/date-time.ts';
import { builtSite, dist } from '../support/built-site.ts';
import { content, editorialTexts } from '../support/content.ts';
import { to24Hour, weeklyLiturgies } from '../support/liturgies.ts';
import { expect, test } from '../support/test.ts';

const { address, phone, email, taxEmail } = content('church');
const { methods } = content('giving-methods');
const locale = arabicLocale(content('pages/arabic'));
const startAndEndTimes = weeklyLiturgies.flatMap(({ startTime, endTime }) => [startTime, endTime]);
/** With those of changes and special services. */
const allTimes = [...JSON.stringify(content('liturgies')).matchAll(/"(\d+:\d\d [AP]M)"/g)].map(
  ([, time = '']) => time,
);

/** Editorial text may contain a number or a time; it is shown without markup. */
const editorial = new Set(editorialTexts());

const abbreviations = weekdays.flatMap((day) => [3, 4, 5].map((length) => day.slice(0, length)));
const abbreviatedDay = new RegExp(String.raw`\b(${abbreviations.join('|')})\b`);

for (const file of builtSite().files.filter((name) => name.endsWith('.html'))) {
  test(`${file}: phone numbers, e-mail addresses, the postal address and hours have their markup`, () => {
    const $ = load(readFileSync(join(dist, file)), { scriptingEnabled: false });
    const texts = $('body *:not(script, style)')
      .contents()
      .toArray()
      .filter(({ nodeType }) => nodeType === 3)
      .map((node) => ({
        text: $(node).text().trim().replaceAll(/\s+/g, ' '),
        href: $(node).closest('a').attr('href'),
        datetime: $(node).closest('time').attr('datetime'),
        inList: $(node).closest('dl').length > 0,
        inAddress: $(node).closest('address').length > 0,
        inArabic: $(node).closest('[lang]').attr('lang') === 'ar',
      }))
      .filter(({ text }) => text !== '' && !editorial.has(text.replaceAll(/^“|”$/g, '')));
    const textsWith = (value: string) => texts.filter(({ text }) => text.includes(value));

    expect(texts.filter(({ href }) => href === telHref(phone))).not.toEqual([]);
    for (const number of [phone, ...methods.flatMap((method) => method.phone ?? [])]) {
      const numbers = texts.filter(({ text }) => digits(text).includes(digits(formatPhone(number))));
      expect.soft(numbers.filter(({ href }) => href !== telHref(number))).toEqual([]);
    }
    for (const value of [email, taxEmail]) {
      expect.soft(textsWith(value).filter(({ href }) => href !== `mailto:${value}`)).toEqual([]);
    }
    expect(textsWith(address.street)).not.toEqual([]);
    expect.soft(textsWith(address.street).filter(({ inAddress }) => !inAddress)).toEqual([]);

    const lists = $('dl:has(time)').toArray();
    const times = texts.filter(({ text }) => /\b\d{1,2}:\d{2}\b/.test(text));
    expect(times.filter(({ inList }) => inList).map(({ datetime }) => datetime)).toEqual(
      lists.flatMap(() => startAndEndTimes.map(to24Hour)),
    );
    // A start time without AM or PM shares that of its end time.
    const textsOf = (time: string, inArabic: boolean) =>
      inArabic ? [formatTime(parseTime(time).minutes, locale)] : [time, time.slice(0, -3)];
    const wrong = times.filter(
      ({ text, datetime, inArabic }) =>
        !allTimes.some((time) => to24Hour(time) === datetime && textsOf(time, inArabic).includes(text)),
    );
    expect.soft(wrong).toEqual([]);

    // A screen reader would spell an abbreviation.
    const abbreviated = texts.filter(({ text, inAddress }) => !inAddress && abbreviatedDay.test(text));
    expect.soft(abbreviated).toEqual([]);
  });
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}
