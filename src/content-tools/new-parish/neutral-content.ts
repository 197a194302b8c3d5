import type { ContentFile } from '#schemas/content-files.ts';

/**
 * What replaces a parish's own texts and facts when another parish takes over the project, by content file. Other optional
 * keys are erased (`erase-facts.ts`); all other content is true of any parish.
 * @param country of the other parish: banks offer Zelle in the United States alone
 */
export const neutralContent = (year: number, country: string): NeutralContent => ({
  'church.yaml': [
    ['calendarId', 'church@calendar.example'],
    ['streamId', 'placeholder'],
    ['email', 'office@church.example'],
    ['taxEmail', 'office@church.example'],
    ['phone', '+1-202-555-0100'],
    [
      'links',
      {
        memberPortal: 'https://members.church.example/login',
        membershipRegistration: 'https://members.church.example/register',
        facebook: 'https://facebook.example/church',
        youtube: 'https://youtube.example/church',
        instagram: 'https://instagram.example/church',
      },
    ],
  ],
  'liturgies.yaml': [
    [
      'liturgies',
      [{ id: 'sunday', day: 'Sunday', startTime: '8:00 AM', endTime: '11:00 AM', placeholder: true }],
    ],
    ['changes', null],
    ['specialServices', null],
  ],
  'church-year.yaml': [['confirmed', false]],
  'notices.yaml': [['notices', null]],
  'layout.yaml': [['footer.copyright', `© Copyright ${year}, all rights reserved.`]],
  'ministries.yaml': [
    ['cards.ecclesia-coptic-academy.name', 'Coptic Academy'],
    ['cards.ecclesia-coptic-academy.id', 'coptic-academy'],
    ['cards', neutralCards],
  ],
  'volunteering.yaml': [
    ['cards.church-maintanence.name', 'Church Maintenance'],
    ['cards.church-maintanence.id', 'church-maintenance'],
    ['cards', neutralCards],
  ],
  'pillars.yaml': [['cards', neutralCards]],
  'life-at.yaml': [['cards', neutralCards]],
  'first-visit.yaml': [
    ['confirmed', false],
    ...ownAnswers.map((id): Edit => [`questions.${id}.answer`, undefined]),
  ],
  'clergy.yaml': [
    ['bishop', undefined],
    [
      'priests',
      [
        {
          id: 'first-priest',
          office: 'Priest',
          text: 'He prays for his people and with them, feeds them with the Word and the Holy Mysteries, and cares for every family of the church.',
        },
      ],
    ],
  ],
  'giving-methods.yaml': [
    ['methods.mail.steps', ([, ...steps]: string[]) => ['Make your gift payable to the church.', ...steps]],
    ...(country === 'US' ? [] : [['methods.zelle', undefined] satisfies Edit]),
    ['methods', (methods: object[]) => methods.map(replaceAction)],
  ],
  'pages/home.yaml': [
    ['hero.placeholder', true],
    [
      'description',
      'A Coptic Orthodox church in {city}, {regionName}: liturgy times, directions and how to give.',
    ],
  ],
  'pages/schedule.yaml': [['upcoming.showOnlineAddresses', false]],
  'pages/about-us.yaml': [
    ['banner.heading', 'About Us'],
    ['banner.text', 'What we live by, who serves us, and where to find us.'],
  ],
  'pages/watch-live.yaml': [
    ['player.label', 'Live stream'],
    ['player.pastLiturgies', undefined],
  ],
  'pages/contact-us.yaml': [['feedback', 'status']],
  'pages/arabic.yaml': [
    ['confirmed', false],
    ['description', 'مواعيد القداسات والعنوان وأول زيارة والأعياد والأصوام، باللغة العربية.'],
    ['banner.text', 'مواعيد القداسات، والعنوان، وما يهمّكم معرفته، باللغة العربية.'],
    ...ownAnswers.map((id): Edit => [`firstVisit.questions.${id}.answer`, undefined]),
  ],
});

/** The questions whose answers are of one parish. */
const ownAnswers = ['parking', 'access', 'confession', 'vespers', 'sunday-school', 'bring'];

/** Leaves only what is true of any parish on each card, and marks it as a placeholder until the parish has its own. */
function neutralCards(cards: readonly Record<string, unknown>[]): object[] {
  return cards.map(({ id, name, text, image }) => ({ id, name, text, image, placeholder: true }));
}

/** Replaces the fact of a giving method by a placeholder, and marks the method until the parish has its own. */
function replaceAction(method: object): object {
  const keys = Object.keys(method).filter((key) => key in givingFacts);
  return { ...method, ...Object.fromEntries(keys.map((key) => [key, givingFacts[key]])), placeholder: true };
}

const givingFacts: Record<string, string> = {
  url: 'https://members.church.example/giving',
  phone: '+1-202-555-0100',
  email: 'office@church.example',
  handle: '$Church',
  addressee: 'Finance office',
};

/**
 * The path of a value, as messages write it, with its new value or how that follows from the current one. `undefined`
 * deletes the key. A path that the content does not have is skipped.
 */
type Edit = [path: string, value: unknown];
type NeutralContent = Partial<Record<ContentFile, Edit[]>>;
