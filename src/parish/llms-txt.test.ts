import { expect, it } from 'vitest';
import type { ChurchYear } from '#schemas/church-year.ts';
import { llmsTxt } from './llms-txt.ts';

const church = {
  name: 'Example Church',
  address: { street: '1 Main Street', city: 'Richmond', region: 'VA', postalCode: '23220' },
  phone: '+1-804-555-1212',
  email: 'office@church.org',
  timeZone: 'America/New_York',
};
const labels = {
  addressLabel: 'Address',
  phoneLabel: 'Phone',
  emailLabel: 'E-mail',
  hoursLabel: 'Weekly liturgies',
  eventsHeading: 'Upcoming events',
};
const services = {
  liturgies: [
    { id: 'tuesday', day: 'Tuesday', startTime: '5:00 AM', endTime: '7:00 AM' },
    { id: 'friday', day: 'Friday', startTime: '9:00 AM', endTime: '12:00 PM', lastDate: '2027-04-23' },
    { id: 'sunday', day: 'Sunday', startTime: '11:00 AM', endTime: '1:30 PM' },
  ],
  changes: [{ liturgy: 'sunday', date: '2026-12-06', canceled: true, reason: 'Snow' }],
  specialServices: [{ name: 'Vespers', date: '2026-12-05', startTime: '6:00 PM', endTime: '7:00 PM' }],
  labels: {
    changesHeading: 'Changes',
    canceledLabel: 'Canceled',
    insteadOfLabel: 'instead of',
    fromLabel: 'from',
    untilLabel: 'until',
    moreLabel: 'More',
  },
  pauses: [],
  calendar: { eventName: 'Divine Liturgy' },
} satisfies Parameters<typeof llmsTxt>[2];
const churchYear = {
  months: { koiak: 'Koiak' },
  observances: [
    { id: 'feast', name: 'Nativity', rank: 'majorFeast', firstDate: { month: 'koiak', day: 29 } },
  ],
  labels: { heading: 'Feasts' },
} as unknown as ChurchYear;
const firstVisit = {
  confirmed: true,
  heading: 'Your first visit',
  text: 'Welcome.',
  linkLabel: 'First time?',
  questions: [
    { id: 'hours', question: 'When?', answer: 'At these hours.', showHours: true },
    { id: 'clothing', question: 'What do I wear?', answer: 'Modest clothes.' },
    { id: 'parking', question: 'Where do I park?' },
  ],
};
const events = [{ title: 'Retreat', firstDate: '2026-12-04', lastDate: '2026-12-04', start: '', end: '' }];
const today = '2026-12-01';
const links = {
  pages: [{ name: 'Giving', url: 'https://church.org/Giving', description: 'Why we give.' }],
  calendars: [{ name: 'The hours', url: 'https://church.org/liturgies.ics', description: 'To subscribe to' }],
};

it('lists the facts about the church, the feasts, the pages and the calendars', () => {
  expect(llmsTxt(church, 'A church.', services, churchYear, firstVisit, events, today, labels, links))
    .toBe(`# Example Church

> A church.

- Address: 1 Main Street, Richmond, VA 23220
- Phone: (804) 555-1212
- E-mail: office@church.org
- Weekly liturgies (America/New_York): Tuesday 5:00–7:00 AM; Friday 9:00 AM–12:00 PM until April 23; Sunday 11:00 AM–1:30 PM
- Changes: Saturday, December 5: Vespers 6:00–7:00 PM; Sunday, December 6: Canceled: Divine Liturgy 11:00 AM–1:30 PM (Snow)

## Feasts

- Nativity: Thursday, January 7, 2027 (29 Koiak 1743)

## Upcoming events

- Friday, December 4, 2026: Retreat

## Your first visit

- When? At these hours. Tuesday 5:00–7:00 AM; Friday 9:00 AM–12:00 PM until April 23; Sunday 11:00 AM–1:30 PM
- What do I wear? Modest clothes.

## Pages

- [Giving](https://church.org/Giving): Why we give.

## Calendars

- [The hours](https://church.org/liturgies.ics): To subscribe to
`);
});

it('omits placeholder values, and the first visit without an answer', () => {
  const text = llmsTxt(
    { ...church, phone: '+1-804-555-0100', email: 'office@church.example' },
    'A church.',
    services,
    churchYear,
    { ...firstVisit, questions: [] },
    [],
    today,
    labels,
    links,
  );
  expect(text).not.toMatch(/Phone|E-mail|555|\.example|first visit/);
});
