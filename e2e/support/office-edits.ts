import { addDays, dateIn, weekdayOf } from '#time/dates.ts';
import { copticMonths, toCoptic } from '#time/coptic-calendar.ts';
import { legalPage } from '#site/fixtures/legal-page.ts';
import type { EditedFile } from '#tools/shared/edited-files.ts';

/** Of the parish that makes the edits. */
export const timeZone = 'US/Pacific';

export const today = dateIn(timeZone, new Date());

/** Two files with the same photo, whose names are the office's. */
export const photos = ['Easter Vigil (2026).jpg', 'IMG 4711 (2).JPG'];

export const bulletin = '/files/Bulletin (12).pdf';

const friday = [
  { id: 'added', day: 'Friday', startTime: '8:00 AM', endTime: '10:00 AM' },
  { id: 'added-early', day: 'Friday', startTime: '5:00 AM', endTime: '7:30 AM', lastDate: inDays(20) },
];
const sameHours = { startTime: '7:15 AM', endTime: '9:45 AM' };
const others = ['Wednesday', 'Sunday'].map((day) => ({ id: day, day, ...sameHours }));
const inLent = { startTime: '1:00 PM', endTime: '3:00 PM', firstDate: inDays(9), lastDate: inDays(30) };
const lent = { id: 'lent', day: 'Friday', ...inLent, replaces: 'added-early' };
const fridays = [1, 2, 3, 4, 5, 6, 7, 8].map(inDays).filter((date) => weekdayOf(date) === 'Friday');
const snow = { canceled: true, reason: 'Snow; call (804) 555-0100' };
const baptism = {
  startTime: '6:00 AM',
  endTime: '7:30 AM',
  reason: 'Baptism',
  translations: { ar: 'معمودية' },
};
const changes = [
  { liturgy: 'added-early', date: fridays[0], ...baptism },
  { liturgy: 'added', date: fridays[0], ...snow },
];
const praises = { name: 'Midnight Praises', startTime: '10:00 PM', endTime: '12:30 AM' };
const inArabic = { translations: { ar: 'تسبحة نصف الليل' }, language: 'Coptic' };
const specialServices = [
  { ...praises, date: inDays(2) },
  { ...praises, ...inArabic, date: inDays(4) },
];
const newPriest = {
  id: 'added',
  name: 'Father Bishoy Malak',
  office: 'Priest',
  text: 'He visits the sick.',
  image: { file: '../assets/clergy/priest.jpg', alt: 'Father Bishoy' },
};
const newCard = { id: 'added', name: 'Vigil', text: 'We keep vigil.' };
const newMinistry = {
  id: 'added',
  name: 'اجتماع الصلاة',
  when: 'Fridays at 7:00 PM',
  group: 'Youth',
  link: { label: 'Write to them', email: 'youth@church.org' },
};
const newMethods = [
  { id: 'e-transfer', email: 'gifts@church.org' },
  { id: 'card', url: 'https://give.church.org/?fund=1&tax=2' },
  { id: 'bank', phone: '+1-804-739-2101' },
  { id: 'app', handle: '$StMary' },
  // An example that German banks use for tests.
  { id: 'transfer', handle: 'DE02 1203 0000 0000 2020 51' },
];
const withTexts = ({ id, ...action }: { id: string }, { text, image, steps }: Entry = {}) => {
  const texts = { title: id, phrase: `by ${id}`, buttonLabel: `Give by ${id}`, heading: `Give by ${id}` };
  return { text, image, steps, id, ...texts, ...action };
};
const withPhoto = (card: object, index: number) => ({
  ...card,
  image: { file: `../assets/life-at/${photos[index % 2]}`, alt: `Photo ${index + 1}`, focalPoint: '50% 60%' },
  placeholder: false,
});

/**
 * What each guide of the office describes: a key of a content file, and its new value, or how that follows from the
 * current one. The edits fit any content, so that the office's own edits do not break them.
 */
export const edits: Record<string, Edit[]> = {
  // And all other text, with `spellBackwards`.
  'README.md': [
    ['giving-methods.yaml', 'methods.0.text', 'Note: by card, # 1 of 3.'],
    ['layout.yaml', 'headerLinks', ([, ...links]) => [{ label: 'Write', page: 'contact-us' }, ...links]],
    ['layout.yaml', 'menuLinks', ([, ...links]) => [...links, { label: 'Hours', page: 'schedule' }]],
    ['pillars.yaml', 'cards', (pillars) => pillars.toReversed()],
    ['volunteering.yaml', 'cards', (opportunities) => opportunities.slice(-1)],
  ],
  'answer-first-visit-questions.md': [
    ['first-visit.yaml', 'confirmed', true],
    [
      'first-visit.yaml',
      'questions',
      (questions) => [
        { id: 'added', question: 'When do you pray?', answer: 'At these hours.', show: 'hours' },
        ...questions.slice(-2).map((it) => ({ ...it, answer: 'Yes, by the door at the back.' })),
      ],
    ],
  ],
  'cancel-or-add-a-service.md': [
    ['liturgies.yaml', 'liturgies', [...friday, ...others]],
    ['liturgies.yaml', 'changes', changes],
    ['liturgies.yaml', 'specialServices', specialServices],
  ],
  'change-a-heading.md': [
    ['pages/schedule.yaml', 'banner.heading', 'Prayer times'],
    ['pages/giving.yaml', 'banner.text', undefined],
  ],
  'change-a-ministry.md': [
    ['ministries.yaml', 'cards', ([, second, ...rest]) => [...rest, { ...second, ...newMinistry }]],
  ],
  'change-a-priest.md': [
    ['clergy.yaml', 'priests', ([first, ...rest]) => [...rest, { ...first, name: 'Father Mark' }, newPriest]],
    ['clergy.yaml', 'pope.enthronedOn', '2026-03-01'],
    ['clergy.yaml', 'bishop', { name: 'Bishop Mark', office: 'Bishop', text: 'He visits us.' }],
  ],
  'change-a-way-to-give.md': [
    ['pages/giving.yaml', 'receipts', { taxNumber: '12-3456789', text: 'We send receipts in January.' }],
    [
      'giving-methods.yaml',
      'methods',
      ([first, ...rest]) => [...rest.slice(-1), ...newMethods.map((it) => withTexts(it, first))],
    ],
  ],
  'change-an-hour.md': [
    ['liturgies.yaml', 'liturgies.0.startTime', '9:00 AM'],
    ['liturgies.yaml', 'liturgies.0.language', 'English and Arabic'],
    ['liturgies.yaml', 'liturgies', (liturgies) => [...liturgies, lent]],
  ],
  'connect-calendar-stream-giving.md': [
    ['church.yaml', 'email', 'office@church.org'],
    ['pages/watch-live.yaml', 'player.pastLiturgies', { label: 'Past liturgies', url: 'https://a.org/b' }],
    ['church.yaml', 'taxEmail', 'taxes@church.org'],
    ['church.yaml', 'links', { facebook: 'https://facebook.com/church', telegram: 'https://t.me/church' }],
    ['church.yaml', 'calendarId', undefined],
    ['church.yaml', 'calendarUrl', 'https://cloud.church.org/calendar.ics'],
    ['church.yaml', 'streamId', 'UCaB3dE5gH7iJaB3dE5gH7iJ'],
  ],
  'correct-a-feast.md': [
    ['church-year.yaml', 'confirmed', true],
    [
      'church-year.yaml',
      'observances',
      ([first, , ...rest]) => [
        ...rest.map((it) => ({ ...it, omitted: null })),
        { ...first, id: 'added', name: 'St. George', color: 'blue' },
      ],
    ],
  ],
  'go-live.md': [['pillars.yaml', 'cards.0.placeholder', undefined]],
  'holy-week-and-feasts.md': [
    ['liturgies.yaml', 'pauses', [pauseIn(0), { ...pauseIn(5), text: '{eve}: We pray the liturgy.' }]],
  ],
  'legal-pages.md': [
    ['church.yaml', 'embeds', 'on request'],
    ['legal.yaml', 'pages', ['Imprint', 'PrivacyNotice'].map(legalPage)],
  ],
  'post-a-notice.md': [
    [
      'notices.yaml',
      'notices',
      [
        {
          text: 'Snow: no liturgy.',
          translations: { ar: 'لا قداس: ثلوج (804) 555-0100.' },
          lastDate: inDays(9),
        },
        { text: 'The bazaar is over.', lastDate: inDays(-9) },
        { text: 'صدرت النشرة (ديسمبر).', lastDate: inDays(9), link: { label: 'Read it', file: bulletin } },
        { text: 'A retreat', lastDate: inDays(9), link: { label: 'Dates', page: 'schedule' } },
      ],
    ],
  ],
  'replace-an-image.md': [
    ['life-at.yaml', 'cards', ([, ...cards]) => [...cards.toReversed(), newCard].map(withPhoto)],
  ],
  'set-up-emailjs.md': [],
  'sheet.md': [],
  'show-events-as-text.md': [['pages/schedule.yaml', 'upcoming.show', 'list']],
  'switch-on-the-forms-messages.md': [['pages/contact-us.yaml', 'feedback', 'status']],
  'the-gospel.md': [
    ['readings.yaml', 'confirmed', true],
    ['readings.yaml', 'sundays.nasi.first', 'Matthew 24:3-36; Mark 13:3-37'],
    ['church.yaml', 'readingsUrl', 'https://readings.church.org/?day=today'],
  ],
  'translations.md': [['translations/ar.yaml', 'confirmed', true]],
};

function inDays(days: number) {
  return addDays(today, days);
}

/** @returns a pause of one day; the 13th month has a sixth day in leap years only */
function pauseIn(days: number) {
  const { month, day } = toCoptic(inDays(days));
  const firstDate = `${month === 13 ? Math.min(day, 5) : day} ${copticMonths[month - 1]}`;
  return { id: `in-${days}-days`, text: 'We pray in the evening.', firstDate };
}

type Edit = [
  file: EditedFile,
  key: string,
  value: string | true | object[] | Record<string, string> | undefined | ((entries: Entry[]) => object[]),
];
export type Entry = Record<string, unknown>;
