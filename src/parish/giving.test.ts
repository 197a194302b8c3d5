import { expect, it } from 'vitest';
import type { GivingMethods } from '#schemas/giving-methods.ts';
import { church } from './church-fixture.ts';
import { givingMethods } from './giving.ts';

const labels: GivingMethods['labels'] = {
  openLabel: 'Open',
  phone: { copyLabel: 'Copy the number', selectedLabel: 'The number is selected' },
  email: { copyLabel: 'Copy the address', selectedLabel: 'The address is selected' },
  copiedLabel: 'Copied',
  closeLabel: 'Close',
};
const email = 'gifts@church.org';

// prettier-ignore
it.each([
  [{ url: 'https://church.org/give' }, { type: 'link', href: 'https://church.org/give', label: 'Open', newTabLabel: 'new tab' }],
  [{ phone: '+1-202-739-2100' }, { type: 'copy', text: '(202) 739-2100', href: 'tel:+12027392100', copyText: '2027392100', ...labels.phone }],
  [{ email }, { type: 'copy', text: email, href: `mailto:${email}`, copyText: email, ...labels.email }],
  [{ addressee: 'Office' }, { type: 'address', lines: ['Office', '100 Main Street', 'Richmond, VA 23220'] }],
])('a method with %j has its action', (key, action) => {
  const methods = [{ id: 'one', title: 'One', ...key }] as GivingMethods['methods'];
  const expected = [{ id: 'one', title: 'One', action }];
  expect(givingMethods({ methods, labels }, church.address, 'new tab')).toMatchObject(expected);
});
