import { load } from 'cheerio';
import { readBuilt } from './support/built-site.ts';
import { distOf } from './support/fixtures.ts';
import { readTexts } from './support/read-texts.ts';
import { expect, test } from './support/test.ts';

// The dates are those that dioceses have published, and the rules that they follow.

for (const [fixture, path, ...feasts] of [
  [
    'ordinary',
    '/Schedule',
    'Feast of St. Mina Feast Tuesday, November 24, 2026 15 Hathor 1743',
    'Nativity Fast Fast Nov 25, 2026 – Jan 6, 2027 16 Hathor – 28 Koiak 1743',
    'Koiak praises Season Dec 10, 2026 – Jan 6, 2027 1–28 Koiak 1743',
    'Entry of St. Mary into the Temple Feast Saturday, December 12, 2026 3 Koiak 1743',
    'Feast of the Nativity (Christmas) Major feast of the Lord Thursday, January 7, 2027 29 Koiak 1743 Paramoun of the Nativity: Wednesday, January 6, 2027',
    'Circumcision Minor feast of the Lord Thursday, January 14, 2027 6 Tobi 1743',
  ],
  [
    'ordinary',
    '/ar/Schedule',
    'عيد استشهاد القديس مارمينا العجايبي عيد الثلاثاء 24 نوفمبر 2026 15 هاتور 1743 للشهداء',
    'صوم الميلاد صوم من 25 نوفمبر 2026 إلى 6 يناير 2027 من 16 هاتور إلى 28 كيهك 1743 للشهداء',
    'تسبحة كيهك موسم من 10 ديسمبر 2026 إلى 6 يناير 2027 من 1 إلى 28 كيهك 1743 للشهداء',
    'تذكار دخول السيدة العذراء إلى الهيكل عيد السبت 12 ديسمبر 2026 3 كيهك 1743 للشهداء',
    'عيد الميلاد المجيد عيد سيدي كبير الخميس 7 يناير 2027 29 كيهك 1743 للشهداء برمون عيد الميلاد: الأربعاء 6 يناير 2027',
    'عيد الختان عيد سيدي صغير الخميس 14 يناير 2027 6 طوبة 1743 للشهداء',
  ],
  [
    'holy-week',
    '/Schedule',
    'Holy Pascha Week Fast until Apr 11, 2026 26 Paremhat – 3 Parmouti 1742',
    'Palm Sunday Major feast of the Lord Sunday, April 5, 2026 27 Paremhat 1742',
    'Covenant Thursday Minor feast of the Lord Thursday, April 9, 2026 1 Parmouti 1742',
    'Good Friday Fast Friday, April 10, 2026 2 Parmouti 1742',
    'Bright Saturday and Apocalypse Night Fast Saturday, April 11, 2026 3 Parmouti 1742',
    'Feast of the Resurrection (Easter) Major feast of the Lord Sunday, April 12, 2026 4 Parmouti 1742',
  ],
  [
    'germany',
    '/Schedule',
    'Fest der Geburt Christi (Weihnachten) Großes Herrenfest 7. Jan. – 8. Jan. 2028 28.–29. Kiahk 1744',
    'Beschneidung des Herrn Kleines Herrenfest Samstag, 15. Januar 2028 6. Tuba 1744',
    'Fest der Theophanie (Epiphanie) Großes Herrenfest Donnerstag, 20. Januar 2028 11. Tuba 1744 Paramoun der Theophanie: Mittwoch, 19. Januar 2028',
    'Hochzeit zu Kana Kleines Herrenfest Samstag, 22. Januar 2028 13. Tuba 1744',
    'Entschlafen der Jungfrau Maria Fest Sonntag, 30. Januar 2028 21. Tuba 1744',
    'Fest des heiligen Antonius Fest Montag, 31. Januar 2028 22. Tuba 1744',
  ],
] as const) {
  test.describe(fixture, () => {
    test.use({ fixture });

    test(`${path} has the next six feasts and fasts, each with its picture`, async ({ page }) => {
      await page.goto(path);
      const cards = page.locator('.feasts > li');
      await expect(cards.getByRole('img')).toHaveCount(6);
      // The sentence about each follows.
      const expected = feasts.map((text): unknown => expect.stringContaining(text));
      expect(await readTexts(cards)).toEqual(expected);
    });
  });
}

for (const [fixture, path, summary, ...rows] of [
  [
    'ordinary',
    '/Schedule',
    'All dates of the coming year',
    'Feast or fast Dates Coptic date',
    'Feast of the Nativity (Christmas) Major feast of the Lord Thursday, January 7, 2027 29 Koiak 1743',
    'Epiphany (Theophany) Major feast of the Lord Tuesday, January 19, 2027 11 Tobi 1743',
    'Annunciation Major feast of the Lord Wednesday, April 7, 2027 29 Paremhat 1743',
    'Palm Sunday Major feast of the Lord Sunday, April 25, 2027 17 Parmouti 1743',
    'Feast of St. George Saturday, May 1, 2027 (celebrated after the Resurrection) 23 Parmouti 1743',
    'Feast of the Resurrection (Easter) Major feast of the Lord Sunday, May 2, 2027 24 Parmouti 1743',
    'Ascension Major feast of the Lord Thursday, June 10, 2027 3 Paoni 1743',
    'Pentecost Major feast of the Lord Sunday, June 20, 2027 13 Paoni 1743',
    'Apostles’ Fast Jun 21 – Jul 11, 2027 14 Paoni – 4 Epip 1743',
    'Feast of the Cross Sep 28 – Sep 30, 2027 17–19 Thout 1744',
    'Wednesday and Friday Fast Not kept on a major feast of the Lord, unless it falls in a longer fast such as Great Lent, which goes on; and not during the Holy Fifty Days: May 2 – Jun 20, 2027',
  ],
  [
    'holy-week',
    '/Schedule',
    'All dates of the coming year',
    'Holy Pascha Week until Apr 11, 2026 26 Paremhat – 3 Parmouti 1742',
    'Annunciation Major feast of the Lord ~Tuesday, April 7, 2026~ (not celebrated) 29 Paremhat 1742',
  ],
  [
    'germany',
    '/Schedule',
    'Alle Termine des kommenden Jahres',
    'Fest oder Fasten Datum Koptisches Datum',
    'Jonafasten (Ninive) 7. Feb. – 9. Feb. 2028 29. Tuba – 1. Amschir 1744',
    'Fest der Verkündigung Großes Herrenfest Freitag, 7. April 2028 29. Baramhat 1744',
    'Paramoun der Geburt Christi 5. Jan. – 6. Jan. 2029 27.–28. Kiahk 1745',
  ],
  [
    'germany',
    '/ar/Schedule',
    'الأعياد والأصوام في الاثني عشر شهرًا القادمة',
    'المناسبة التاريخ التاريخ القبطي',
    'صوم يونان من 7 فبراير إلى 9 فبراير 2028 من 29 طوبة إلى 1 أمشير 1744 للشهداء',
    'عيد البشارة عيد سيدي كبير الجمعة 7 أبريل 2028 29 برمهات 1744 للشهداء',
  ],
] as const) {
  test.describe(fixture, () => {
    test.use({ fixture });

    test(`${path} has the coming year as a table, which opens, in the order of the dates`, async ({
      page,
    }) => {
      await page.goto(path);
      const table = page.getByRole('table');
      await expect(table).toBeHidden();
      await page.getByText(summary, { exact: true }).click();
      const shown = await readTexts(table.getByRole('row'));
      expect(shown.filter((text) => rows.some((row) => row === text))).toEqual(rows);
    });
  });
}

for (const [fixture, path, day, picture, next] of [
  [
    'ordinary',
    '/',
    'Tuesday, November 24, 2026 15 Hathor 1743 Feast of St. Mina',
    'The round clay flask of Saint Mina, marked with a red cross, above two resting camels',
    'Next feast or fast Wednesday, November 25 Nativity Fast',
  ],
  [
    'ordinary',
    '/ar',
    'الثلاثاء 24 نوفمبر 2026 15 هاتور 1743 للشهداء عيد استشهاد القديس مارمينا العجايبي',
    'قنينة القديس مارمينا الفخارية المستديرة وعليها صليب أحمر، وتحتها جملان باركان',
    'المناسبة القادمة الأربعاء 25 نوفمبر صوم الميلاد',
  ],
  [
    'holy-week',
    '/',
    'Sunday, April 5, 2026 27 Paremhat 1742 Palm Sunday The fast goes on: Holy Pascha Week, until Saturday, April 11',
    'Two crossed palm branches with a cross plaited of palm leaf above them',
    'Next feast or fast Thursday, April 9 Covenant Thursday',
  ],
  [
    'germany',
    '/',
    'Freitag, 7. Januar 2028 28. Kiahk 1744 Fest der Geburt Christi (Weihnachten)',
    'Der Stern von Bethlehem über einer Höhle, sein Licht fällt auf das Kind in Windeln in der Krippe',
    'Nächstes Fest oder Fasten Samstag, 15. Januar Beschneidung des Herrn',
  ],
  [
    'germany',
    '/ar',
    'الجمعة 7 يناير 2028 28 كيهك 1744 للشهداء عيد الميلاد المجيد',
    'نجم بيت لحم فوق مغارة، ونوره على الطفل المقمَّط في المذود',
    'المناسبة القادمة السبت 15 يناير عيد الختان',
  ],
] as const) {
  test.describe(fixture, () => {
    test.use({ fixture });

    test(`${path} names the day, what is celebrated and kept, and what comes next`, async ({ page }) => {
      await page.goto(path);
      expect(await readTexts(page.locator('.church-day'))).toEqual([day]);
      const image = page.locator('.church-day img');
      await expect(image).toHaveAttribute('alt', picture);
      expect((await image.boundingBox())?.width).toBeGreaterThanOrEqual(80);
      const coming = page.locator('.next-service > div');
      expect(await readTexts(coming)).toEqual([next]);
      await coming.getByRole('link').click();
      await expect(page.locator('#feasts-and-fasts')).toBeInViewport();
    });
  });
}

test.describe('the circle of the year', () => {
  test.use({ fixture: 'ordinary' });

  test('has the months, the date at its hand and a legend, in text of at least 15 px', async ({ page }) => {
    const drawing = readBuilt('church-year.svg', distOf('ordinary'));
    const text = load(drawing, { xml: true })('text').text();
    // El-Nasi has no room.
    const months = 'Thout Paopi Hathor Koiak Tobi Meshir Paremhat Parmouti Pashons Paoni Epip Mesori'.split(
      ' ',
    );
    const legend = 'Bands: fasts and seasons · Stars: major feasts of the Lord · Dots: other feasts';
    for (const name of [...months, 'November 24', legend]) expect.soft(text).toContain(name);
    const sizes = [...drawing.matchAll(/font-size[=:]"?(\d+)/g)].map(([, size]) => Number(size));
    await page.goto('/Schedule');
    const image = page.getByRole('img', { name: 'The Coptic year as a circle; the table has the dates' });
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await image.scrollIntoViewIfNeeded();
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
      const scale =
        ((await image.boundingBox())?.width ?? 0) / Number(/viewBox="\S+ \S+ (\d+)/.exec(drawing)?.[1]);
      expect(scale * Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(15);
    }
  });

  test('has no name across another, in any language', async ({ page }) => {
    for (const [fixture, file] of [
      ['ordinary', 'church-year.svg'],
      ['ordinary', 'church-year-ar.svg'],
      ['holy-week', 'church-year.svg'],
      ['germany', 'church-year.svg'],
    ] as const) {
      await page.setContent(readBuilt(file, distOf(fixture)));
      await page.evaluate(() => document.fonts.ready);
      expect(await page.locator('text').evaluateAll(crossedTexts)).toEqual([]);
    }
  });

  test('is not on phones, which show the table', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/Schedule');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText('All dates of the coming year', { exact: true })).toBeHidden();
    await expect(page.locator('.church-year > img')).toBeHidden();
  });
});

/** Runs in the page. @returns the pairs of texts of which one runs through the other, between its baseline and its capitals */
function crossedTexts(texts: (SVGElement | HTMLElement)[]): string[] {
  const boxes = texts.map((it) => {
    const box = (it as SVGTextElement).getBBox();
    return { text: it.textContent, box, matrix: (it as SVGTextElement).getCTM() ?? new DOMMatrix() };
  });
  const pointsOf = ({ box, matrix }: (typeof boxes)[number]) =>
    [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98].map((part) =>
      new DOMPoint(box.x + part * box.width, box.y + box.height / 2).matrixTransform(matrix),
    );
  return boxes.flatMap((one) =>
    boxes
      .filter((other) => {
        if (one === other) return false;
        const { x, y, width, height } = other.box;
        return pointsOf(one).some((point) => {
          const inner = point.matrixTransform(other.matrix.inverse());
          return inner.x > x && inner.x < x + width && Math.abs(inner.y - y - height / 2) < height * 0.3;
        });
      })
      .map((other) => `${one.text} – ${other.text}`),
  );
}
