import { expect, it } from 'vitest';
import type { GivingMethods } from '#schemas/giving-methods.ts';
import { givingMethods } from './giving.ts';

const address = { street: '100 Main Street', city: 'Toronto', region: 'ON', postalCode: 'M5V 2T6' };
const labels: GivingMethods['labels'] = {
  openLabel: 'Open',
  phone: { copyLabel: 'Copy the number', selectedLabel: 'The number is selected' },
  email: { copyLabel: 'Copy the address', selectedLabel: 'The address is selected' },
  copiedLabel: 'Copied',
  closeLabel: 'Close',
};

it.each([
  [
    { url: 'https://church.org/give' },
    { type: 'link', href: 'https://church.org/give', label: 'Open', newTabLabel: 'new tab' },
  ],
  [
    { phone: '+1-202-739-2100' },
    {
      type: 'copy',
      text: '(202) 739-2100',
      href: 'tel:+12027392100',
      copyText: '2027392100',
      ...labels.phone,
    },
  ],
  [
    { email: 'gifts@church.org' },
    {
      ...{ type: 'copy', text: 'gifts@church.org', href: 'mailto:gifts@church.org' },
      ...{ copyText: 'gifts@church.org', ...labels.email },
    },
  ],
  [{ addressee: 'Office' }, { type: 'address', lines: ['Office', '100 Main Street', 'Toronto, ON M5V 2T6'] }],
])('a method with %j has its action', (key, action) => {
  const methods = [{ id: 'one', title: 'One', ...key }] as GivingMethods['methods'];
  expect(givingMethods({ methods, labels }, address, 'new tab')).toMatchObject([
    { id: 'one', title: 'One', action },
  ]);
});
