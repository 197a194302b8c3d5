import type { Locator } from 'playwright/test';
import { navigation, toggle } from './support/page-objects.ts';
import { dateTimesIn, readTexts } from './support/read-texts.ts';
import { expect, test, whole } from './support/test.ts';

const english = {
  ordinary: {
    pauses: [],
    rows: [
      'Wednesday 5:30–7:30 AM English',
      'Friday 11:00 AM–1:00 PM Arabic',
      'Saturday, November 28 Canceled ~8:00–10:00 AM~ Church trip, until January 2, 2027',
      'Saturday 6:30–7:30 PM Vespers',
      'Sunday 9:00–11:45 AM English and Arabic',
    ],
    next: ['Next liturgy', 'Wednesday, November 25, 5:30–7:30 AM'],
    changes: [
      'Changes and special services',
      'Saturday, December 5 Midnight Praises, 10:00 PM–12:30 AM, Coptic',
      'Wednesday, December 9 Divine Liturgy, 6:00–8:00 AM instead of ~5:30–7:30 AM~, English (Baptism)',
      'Wednesday evening, January 6: The liturgy of the Nativity is prayed. The weekly liturgy is not held on the day of the feast.',
      'Monday evening, January 18: The liturgy of Epiphany is prayed. The weekly liturgy is not held on the day of the feast.',
    ],
  },
  // Palm Sunday.
  'holy-week': {
    pauses: [
      'Monday, April 6 – Wednesday, April 8 The prayers of Pascha take the place of the weekly liturgies.',
      'Thursday, April 9 – Saturday, April 11 Special services take the place of the weekly liturgies.',
      'Hours will be announced; please call the church: (217) 555-0120',
    ],
    rows: [
      'Sunday, April 5 7:00–11:00 AM instead of ~9:00–11:45 AM~ Procession with palms, English and Arabic',
      'Wednesday, April 8 Canceled ~5:30–7:30 AM~ The morning prayers are at 9:00 AM, English',
      'Friday, April 10 Not held ~11:00 AM–1:00 PM~ Arabic',
      'Saturday, April 11 6:00–9:00 AM instead of ~8:00–10:00 AM~',
      'Saturday, April 11 Not held ~6:30–7:30 PM~ Vespers',
    ],
    next: [
      'Next liturgy',
      'Sunday, April 5, 7:00–11:00 AM Gospel: Matthew 21:1–17, Mark 11:1–11, Luke 19:29–48, John 12:12–19',
    ],
    changes: [
      'Changes and special services',
      'Thursday, April 9 Covenant Thursday Liturgy, 9:00 AM–3:00 PM',
      'Friday, April 10 Good Friday Prayers, 8:00 AM–6:00 PM',
      'Friday, April 10 Apocalypse Night, 11:00 PM–6:00 AM, Coptic',
      'Saturday, April 11 Liturgy of the Resurrection, 7:00 PM–1:00 AM',
      'Saturday evening, April 11: The liturgy of the Resurrection is prayed. There is no liturgy on Sunday morning.',
      'Wednesday, April 15 Divine Liturgy, 6:00–8:00 AM instead of ~5:30–7:30 AM~, English',
      'Sunday, April 19 Canceled: ~Divine Liturgy, 9:00–11:45 AM~',
    ],
  },
};

const german = {
  // The Nativity, which has two days after a Coptic leap year.
  germany: {
    pauses: [
      'Donnerstagabend, 6. Januar: Die Liturgie der Geburt Christi wird gefeiert. Am Festtag selbst entfällt die wöchentliche Liturgie.',
    ],
    rows: [
      'Freitag, 7. Januar Findet nicht statt ~18:00–20:00 Uhr~ Deutsch',
      'Samstag, 8. Januar 9:00–11:00 Uhr Arabisch',
      'Sonntag, 9. Januar 9:00–11:30 Uhr statt ~10:00–12:30 Uhr~ Pfarrfest, Deutsch und Arabisch',
    ],
    next: ['Nächste Liturgie', 'Samstag, 8. Januar, 9:00–11:00 Uhr Evangelium: Matthäus 2,1–12'],
    changes: [
      'Änderungen und besondere Gottesdienste',
      'Mittwoch, 12. Januar Gebetsabend, 19:00–20:30 Uhr',
      'Samstag, 15. Januar Fällt aus: ~Göttliche Liturgie, 9:00–11:00 Uhr~',
      'Mittwochabend, 19. Januar: Die Liturgie der Theophanie wird gefeiert. Am Festtag selbst entfällt die wöchentliche Liturgie.',
    ],
  },
};

const arabic = {
  'holy-week': {
    pauses: [
      'من الاثنين 6 أبريل إلى الأربعاء 8 أبريل تحل صلوات البصخة محل القداسات الأسبوعية.',
      'من الخميس 9 أبريل إلى السبت 11 أبريل تحل صلوات خاصة محل القداسات الأسبوعية.',
      'تُعلن المواعيد لاحقًا؛ يُرجى الاتصال بالكنيسة: (217) 555-0120',
    ],
    rows: [
      'الأحد 5 أبريل من 7:00 ص إلى 11:00 ص بدلًا من ~9:00 ص إلى 11:45 ص~ دورة السعف، لغة الصلاة: الإنجليزية والعربية',
      'الأربعاء 8 أبريل أُلغي الموعد ~من 5:30 ص إلى 7:30 ص~ The morning prayers are at 9:00 AM، لغة الصلاة: الإنجليزية',
      'الجمعة 10 أبريل متوقف ~من 11:00 ص إلى 1:00 م~ لغة الصلاة: العربية',
      'السبت 11 أبريل من 6:00 ص إلى 9:00 ص بدلًا من ~8:00 ص إلى 10:00 ص~',
      'السبت 11 أبريل متوقف ~من 6:30 م إلى 7:30 م~ عشية',
    ],
    next: [
      'القداس القادم',
      'الأحد 5 أبريل، من 7:00 ص إلى 11:00 ص الإنجيل: متى 21: 1–17، مرقس 11: 1–11، لوقا 19: 29–48، يوحنا 12: 12–19',
    ],
    changes: [
      'تعديلات المواعيد والصلوات الخاصة',
      'الخميس 9 أبريل قداس خميس العهد، من 9:00 ص إلى 3:00 م',
      'الجمعة 10 أبريل صلوات الجمعة العظيمة، من 8:00 ص إلى 6:00 م',
      'الجمعة 10 أبريل ليلة أبو غالمسيس، من 11:00 م إلى 6:00 ص، القبطية',
      'السبت 11 أبريل قداس عيد القيامة، من 7:00 م إلى 1:00 ص',
      'السبت 11 أبريل: يُصلَّى قداس القيامة. ولا قداس صباح الأحد.',
      'الأربعاء 15 أبريل القداس الإلهي، من 6:00 ص إلى 8:00 ص بدلًا من ~5:30 ص إلى 7:30 ص~، الإنجليزية',
      'الأحد 19 أبريل أُلغي الموعد: ~القداس الإلهي، من 9:00 ص إلى 11:45 ص~',
    ],
  },
  germany: {
    pauses: ['يُصلَّى قداس عيد الميلاد مساء الخميس 6 يناير، ولا يُقام القداس الأسبوعي في يوم العيد نفسه.'],
    rows: [
      'الجمعة 7 يناير متوقف ~من 6:00 م إلى 8:00 م~ لغة الصلاة: الألمانية',
      'السبت 8 يناير من 9:00 ص إلى 11:00 ص لغة الصلاة: العربية',
      'الأحد 9 يناير من 9:00 ص إلى 11:30 ص بدلًا من ~10:00 ص إلى 12:30 م~ عيد الكنيسة، لغة الصلاة: الألمانية والعربية',
    ],
    next: ['القداس القادم', 'السبت 8 يناير، من 9:00 ص إلى 11:00 ص الإنجيل: متى 2: 1–12'],
    changes: [
      'تعديلات المواعيد والصلوات الخاصة',
      'الأربعاء 12 يناير صلاة خاصة، من 7:00 م إلى 8:30 م',
      'السبت 15 يناير أُلغي الموعد: ~القداس الإلهي، من 9:00 ص إلى 11:00 ص~',
      'يُصلَّى قداس عيد الغطاس مساء الأربعاء 19 يناير، ولا يُقام القداس الأسبوعي في يوم العيد نفسه.',
    ],
  },
};

for (const [path, fixtures] of [
  ['/Schedule', { ...english, ...german }],
  ['/ar/Schedule', arabic],
] as const) {
  for (const [fixture, hours] of Object.entries(fixtures) as [keyof typeof fixtures, Hours][]) {
    test.describe(fixture, () => {
      test.use({ fixture });
      test(`${path} has the hours of the week, the next liturgy and all changes`, async ({ page }) => {
        await page.goto(path);
        expect(await hoursIn(page.getByRole('main'))).toEqual(hours);
      });
    });
  }
}

test.describe('the pages', () => {
  test.use({ fixture: 'ordinary' });

  const { rows, pauses, next, changes } = english.ordinary;
  const [heading = '', special = '', moved = ''] = changes;

  for (const [path, expected] of [
    ['/', { next, changes: [heading, special] }],
    ['/WatchLive', { next: [next[0], `${next[1]} Central Time`], changes: [heading, special, moved] }],
    ['/ContactUs', { next: [], changes: [heading, special, moved] }],
  ] as const) {
    test(`${path} has the hours, and changes of the next ${path === '/' ? 14 : 21} days`, async ({
      page,
    }) => {
      await page.goto(path);
      expect(await hoursIn(page.getByRole('main'))).toEqual({ pauses, rows, ...expected });
    });
  }

  test('times have their date and their offset to UTC, and the next liturgy is marked', async ({ page }) => {
    await page.goto('/Schedule');
    const list = page.getByRole('main').locator('.liturgy-list').first();
    expect((await dateTimesIn(list)).slice(0, 7)).toEqual([
      '05:30',
      '07:30',
      '11:00',
      '13:00',
      '2026-11-28',
      '08:00',
      '10:00',
    ]);
    expect(await dateTimesIn(page.locator('.next-service'))).toEqual([
      '2026-11-25',
      '2026-11-25T05:30-06:00',
      '2026-11-25T07:30-06:00',
    ]);
    await expect(list.locator('.next-row dt')).toHaveText(['Wednesday']);
  });
});

test.describe('in Holy Week', () => {
  test.use({ fixture: 'holy-week' });

  const { rows, pauses, changes } = english['holy-week'];

  test('Home has three changes, and a link to all', async ({ page }) => {
    await page.goto('/');
    const hours = await hoursIn(page.getByRole('main'));
    expect(hours.changes).toEqual([...changes.slice(0, 4), 'All changes']);
    await page.getByRole('link', { name: 'All changes' }).click();
    await expect(page).toHaveURL('/Schedule');
  });

  test('the navigation panel has the rows and pauses, the telephone number, a link to changes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/Giving');
    await toggle(page).click();
    const panel = navigation(page);
    expect(await hoursIn(panel)).toEqual({ rows, pauses, next: [], changes: [] });
    const phone = panel.locator('dl ~ [href="tel:+12175550120"]');
    await phone.scrollIntoViewIfNeeded();
    await expect(phone).toBeInViewport(whole);
    await expect(panel.getByRole('link', { name: 'Changes and special services' })).toHaveAttribute(
      'href',
      '/Schedule',
    );
  });
});

type Hours = Awaited<ReturnType<typeof hoursIn>>;

async function hoursIn(region: Locator) {
  const pauses = region.locator('.service-changes:not(:has(h3, h4))').first();
  return {
    pauses: await readTexts(pauses.locator('li, p')),
    rows: await readTexts(region.locator('dl:has(.hours)').first().locator('> div')),
    next: await readTexts(region.locator('.next-service > p')),
    changes: await readTexts(
      region.locator('.service-changes').locator('h3, h3 ~ ul > li, h3 ~ a, h4, h4 ~ ul > li'),
    ),
  };
}
