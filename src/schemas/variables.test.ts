import { expect, it } from 'vitest';
import { text } from './fields/text.ts';
import { fillVariables, variables } from './variables.ts';

const church = {
  name: "St. Mark's Church",
  shortName: 'St. Mark',
  address: { city: 'Toronto', region: 'ON' },
};

it('fills in every variable, in texts of any depth', () => {
  const data = {
    heading: 'Life At {shortName}',
    list: [{ text: '{name}, {city}, {regionName}' }],
    n: 1,
    none: null,
  };
  expect(fillVariables(data, church)).toEqual({
    heading: 'Life At St. Mark',
    list: [{ text: "St. Mark's Church, Toronto, Ontario" }],
    n: 1,
    none: null,
  });
  const filled = fillVariables(
    variables.map((name) => `{${name}}`),
    church,
  );
  expect(filled.join()).not.toContain('{');
});

it.each([undefined, null, {}, { address: null }])('leaves variables without a value: %j', (incomplete) => {
  expect(fillVariables('{name} in {city}', incomplete)).toBe('{name} in {city}');
});

it.each(['Life At {shortname}', '{}', 'Our {toString}'])('a text with %j is not valid', (value) => {
  const result = text({ max: 60, example: 'Text' }).safeParse(fillVariables(value, church));
  expect(result.error?.issues[0]?.message).toMatch(/\{name\}.*\{shortName\}/);
});
