import type { Page } from 'playwright/test';
import { weekdays } from '#content/schemas/liturgies.ts';
import { telHref, formatPhone } from '#parish/contact.ts';
import { content, runningText } from '../support/content.ts';
import { addresses } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';
import { on24Hours, week } from '../support/liturgies.ts';

const { address, phone, zellePhone, email, taxEmail } = content('church');

/** What the office writes as running text may name a number or an hour too; it is shown as it is. */
const prose = new Set(runningText());

const shortened = new RegExp(
  `\\b(${weekdays.flatMap((day) => [3, 4, 5].map((letters) => day.slice(0, letters))).join('|')})\\b`,
);

// Without script, so that what only browsers without it show is looked at too. The modals stand in the page anyway.
test.use({ javaScriptEnabled: false });

test.beforeEach(({ allowError }) => {
  // The browser reports the fallback page's own status.
  allowError(/status of 404 .*nowhere/);
});

for (const path of addresses) {
  test(`${path}: numbers can be dialled, and addresses, hours and days mean what they say`, async ({
    page,
  }) => {
    await page.goto(path);
    const texts = await textsOf(page);
    for (const number of new Set([phone, zellePhone])) {
      const links = texts.filter(({ text }) => digits(text).includes(digits(formatPhone(number))));
      if (number === phone) expect(links, 'the number in the footer, at least').not.toEqual([]);
      expect.soft(links.filter(({ link }) => link !== telHref(number))).toEqual([]);
    }
    for (const mail of new Set([email, taxEmail])) {
      const links = texts.filter(({ text }) => text.includes(mail));
      expect.soft(links.filter(({ link }) => link !== `mailto:${mail}`)).toEqual([]);
    }
    const streets = texts.filter(({ text }) => text.includes(address.street));
    expect(streets, 'the street in the footer, at least').not.toEqual([]);
    expect.soft(streets.filter(({ inAddress }) => !inAddress)).toEqual([]);

    const hours = texts.filter(({ text }) => /\b\d{1,2}:\d{2}\b/.test(text));
    expect.soft(hours.filter((it) => !meanings(it.text).includes(it.datetime))).toEqual([]);

    const lists = await page
      .locator('dl:has(time)')
      .evaluateAll((all) =>
        all.map((list) => [...list.querySelectorAll('time')].map(({ dateTime }) => dateTime)),
      );
    const expected = week.flatMap(({ startTime, endTime }) => [on24Hours(startTime), on24Hours(endTime)]);
    for (const list of lists) expect.soft(list).toEqual(expected);
    expect(hours).toHaveLength(lists.length * expected.length);

    const sampleMessage = texts.filter(({ text, inAddress }) => !inAddress && shortened.test(text));
    expect.soft(sampleMessage, 'days that a screen reader could not say').toEqual([]);
  });
}

/** @returns all text of the page but what the office wrote as running text, and what it stands in */
async function textsOf(page: Page): Promise<Text[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const { parentElement: holder, textContent } = walker.currentNode;
      if (!textContent?.trim() || holder?.closest('script, style')) continue;
      found.push({
        text: textContent.trim().replaceAll(/\s+/g, ' '),
        link: holder?.closest('a')?.getAttribute('href'),
        inAddress: Boolean(holder?.closest('address')),
        datetime: holder?.closest('time')?.dateTime,
      });
    }
    return found;
  });
  return texts.filter(({ text }) => !prose.has(text.replaceAll(/^“|”$/g, '')));
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** The hours that a text may mean: the half of the day is said once where both ends share it. */
function meanings(text: string): (string | undefined)[] {
  if (!/^\d{1,2}:\d{2}( [AP]M)?$/.test(text)) return [];
  return (text.endsWith('M') ? [text] : [`${text} AM`, `${text} PM`]).map(on24Hours);
}

interface Text {
  text: string;
  /** Where the link leads that it stands in. */
  link: string | null | undefined;
  inAddress: boolean;
  datetime: string | undefined;
}
