import { expect, it } from 'vitest';
import { llmsTxt } from './llms-txt.ts';

const church = {
  name: 'Example Church',
  address: { street: '1 Main Street', city: 'Richmond', region: 'VA', postalCode: '23220', country: 'US' },
  phone: '+1-804-555-1212',
  email: 'office@church.org',
  timeZone: 'America/New_York',
};
const labels = {
  addressLabel: 'Address',
  phoneLabel: 'Phone',
  emailLabel: 'E-mail',
  hoursLabel: 'Weekly liturgies',
};
const liturgies = [
  { id: 'tuesday', day: 'Tuesday', startTime: '5:00 AM', endTime: '7:00 AM' },
  { id: 'sunday', day: 'Sunday', startTime: '11:00 AM', endTime: '1:30 PM' },
] as const;
const links = {
  pages: [{ name: 'Giving', url: 'https://church.org/Giving', description: 'Why we give.' }],
  calendar: { name: 'The hours', url: 'https://church.org/liturgies.ics', description: 'To subscribe to' },
};

it('lists the facts about the church, the pages and the calendar', () => {
  expect(llmsTxt(church, 'A church.', liturgies, labels, links)).toBe(`# Example Church

> A church.

- Address: 1 Main Street, Richmond, VA 23220
- Phone: (804) 555-1212
- E-mail: office@church.org
- Weekly liturgies (America/New_York): Tuesday 5:00–7:00 AM; Sunday 11:00 AM–1:30 PM

## Pages

- [Giving](https://church.org/Giving): Why we give.

## Calendar

- [The hours](https://church.org/liturgies.ics): To subscribe to
`);
});

it('omits placeholder values', () => {
  const text = llmsTxt(
    { ...church, phone: '+1-804-555-0100', email: 'office@church.example' },
    'A church.',
    liturgies,
    labels,
    links,
  );
  expect(text).not.toMatch(/Phone|E-mail|555|\.example/);
});
