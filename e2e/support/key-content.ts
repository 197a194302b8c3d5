import type { Rules } from './rewrite-content.ts';

/**
 * Content in which every text is its own key (`home.hero.heading`), every list has two entries, everything that may be
 * left out is there, and every fact is an invented one: for what must not depend on the office's words.
 */
export const keyContent: Rules = {
  text: ({ place, form, present }) => {
    const key = place.split('.').at(-1) ?? '';
    if (place.startsWith('church.links.')) return `https://${key.toLowerCase()}.example.org/`;
    if (key in facts) return facts[key];
    if (form.pattern !== undefined || form.format !== undefined) return present;
    const name = place.replace('pages/', '');
    return name.padEnd(form.minLength ?? 0, '.').slice(-(form.maxLength ?? Infinity));
  },
  choice: ({ place, present }) =>
    place in choices ? choices[place] : optionalChoice.test(place) ? undefined : present,
  list: ([first]) => [first, first].map((entry, index) => withId(entry, `entry-${index + 1}`)),
};

/** Texts that have a form of their own, by their last key. */
const facts: Record<string, string> = {
  phone: '+1-202-555-0143',
  zellePhone: '+1-202-555-0144',
  email: 'office@example.org',
  taxEmail: 'taxes@example.org',
  region: 'VA',
  postalCode: '23220',
  country: 'US',
  timeZone: 'America/New_York',
  calendarId: 'calendar@example.org',
  streamId: 'abcdefghijk',
  startTime: '9:15 AM',
  endTime: '11:30 AM',
  enthronedOn: '2012-11-18',
  reference: 'Psalm 122:1',
};

const choices: Record<string, string> = {
  'layout.headerLinks.1.page': 'home',
  'layout.headerLinks.2.link': 'memberPortal',
  'layout.menuLinks.1.page': 'ministries',
  'layout.menuLinks.2.page': 'contact-us',
  'liturgies.liturgies.1.day': 'Wednesday',
  'liturgies.liturgies.2.day': 'Sunday',
  'pages/contact-us.feedback': 'status',
};

/** An entry of the bar leads to a page of the site or to another site's. */
const optionalChoice = /^shell\.bar\.\d\.(page|link)$/;

/** Two entries of one list each have an id of their own, where that list has them. */
function withId(entry: unknown, id: string): unknown {
  return typeof entry === 'object' && entry && 'id' in entry ? { ...entry, id } : entry;
}
