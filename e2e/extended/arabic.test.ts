import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'playwright/test';
import { parseDocument } from 'yaml';
import { addDays, dateIn, formatWeekday, nextWeekday } from '#dates.ts';
import { toCoptic } from '#parish/church-year/coptic-calendar.ts';
import { arabicLocale } from '#parish/locale.ts';
import { copticMonths } from '#schemas/fields/coptic-date.ts';
import type { ContentFile } from '#schemas/content-files.ts';
import { builtSite } from '../support/built-site.ts';
import { content, parsedContent } from '../support/content.ts';
import { createTempSite } from '../../support/temp-site.ts';

const today = dateIn(content('church').timeZone, new Date());
const sunday = nextWeekday(addDays(today, 1), 'Sunday');
const saturday = addDays(sunday, 6);

const services = {
  liturgies: [{ id: 'sunday', day: 'Sunday', startTime: '8:00 AM', endTime: '10:00 AM' }],
  changes: [
    { liturgy: 'sunday', date: sunday, canceled: true, reason: 'Snow; call (804) 555-0100', arabic: '' },
    {
      ...{ liturgy: 'sunday', date: addDays(sunday, 7), startTime: '9:05 AM', endTime: '11:05 AM' },
      ...{ reason: 'Baptism', arabic: 'معمودية' },
    },
  ],
  specialServices: [
    {
      ...{ name: 'Vespers', arabic: 'صلاة العشية', date: saturday, startTime: '6:10 PM', endTime: '7:10 PM' },
      ...{ language: 'Coptic', arabicLanguage: 'القبطية' },
    },
  ],
  pauses: [{ id: 'pause', text: 'We rest.', arabic: 'لا قداس.', firstDate: copticDate(addDays(sunday, 14)) }],
};
const notice = { text: 'The bazaar is on Friday.', arabic: 'السوق يوم الجمعة.', lastDate: addDays(today, 9) };

test('a change, a pause, a special service and a notice are on both pages by one edit', async () => {
  await using site = await createTempSite((folder) => {
    for (const [key, value] of Object.entries(services)) edit(folder, 'liturgies.yaml', key, value);
    edit(folder, 'notices.yaml', 'notices', [notice]);
    edit(folder, 'pages/arabic.yaml', 'show', true);
  });
  expect(site.code, site.output).toBe(0);
  const [english, arabic] = ['Schedule.html', 'Arabic.html'].map((file) => {
    const $ = load(readFileSync(join(site.dist, file)));
    const changes = $('main .service-changes li').toArray();
    return {
      dates: changes.map((item) => $(item).find('strong time').first().attr('datetime')),
      times: changes.map((item) =>
        $(item)
          .find('.hours time')
          .toArray()
          .map((time) => $(time).attr('datetime')),
      ),
      texts: changes.map((item) => $(item).text()),
      notices: $('.notices li').text(),
      struck: $('main .service-changes s').length,
      inEnglish: $('main .service-changes [lang=en]')
        .toArray()
        .map((it) => $(it).text()),
    };
  });
  const dates = [sunday, saturday, addDays(sunday, 7), addDays(sunday, 14)];
  expect(english?.dates).toEqual(dates);
  expect(arabic?.dates).toEqual(english?.dates);
  expect(arabic?.times).toEqual(english?.times);
  expect(arabic?.struck).toBe(1);
  const { hours } = parsedContent('pages/arabic');
  for (const [index, text] of [
    hours.canceledLabel,
    'صلاة العشية، من 6:10 م إلى 7:10 م، القبطية',
    'من 9:05 ص إلى 11:05 ص',
    'لا قداس.',
  ].entries()) {
    expect(arabic?.texts[index]).toContain(text);
    expect(arabic?.texts[index]).toContain(formatWeekday(dates[index] ?? '', arabicLocale({ hours })));
  }
  expect(arabic?.texts[2]).toContain('(معمودية)');
  expect(arabic?.inEnglish).toEqual(['Snow; call (804) 555-0100']);
  expect([english?.notices, arabic?.notices]).toEqual([notice.text, notice.arabic]);
});

test('a parish without the page in Arabic has no trace of it', async () => {
  await using site = await createTempSite((folder) => edit(folder, 'pages/arabic.yaml', 'show', false));
  expect(site.code, site.output).toBe(0);
  const { files } = builtSite(site.dist);
  expect(files).toContain('Schedule.html');
  const { linkLabel } = content('pages/arabic');
  for (const file of files.filter((file) => !/\.(avif|webp|jpe?g|png|ico|woff2)$/.test(file))) {
    const text = readFileSync(join(site.dist, file), 'utf8');
    expect(text.includes('Arabic.html') || /["/]Arabic\b|hreflang|Naskh/.test(text), file).toBe(false);
    expect(text.includes(linkLabel), file).toBe(false);
  }
  expect(files.filter((file) => /arabic/i.test(file) || file.endsWith('.woff2'))).toHaveLength(2);
});

function edit(folder: string, name: ContentFile, key: string, value: unknown): void {
  const file = join(folder, 'src/content', name);
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.setIn([key], document.createNode(value));
  writeFileSync(file, String(document));
}

function copticDate(date: string) {
  const { month, day } = toCoptic(date);
  return { month: copticMonths[month - 1], day };
}
