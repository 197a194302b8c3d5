import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { churchSchema } from './church.ts';
import { languageOf } from './fields/region.ts';

const church = parse(readFileSync(join(import.meta.dirname, '../content/church.yaml'), 'utf8')) as object;
const withGeo = (geo: unknown) => churchSchema().safeParse({ ...church, geo });

test('the language of the site follows the country', () => {
  expect(['VA', 'ON'].map(languageOf)).toEqual(['en-US', 'en-CA']);
});

test('geo is optional and holds decimal degrees', () => {
  expect(churchSchema().safeParse(church).success).toBe(true);
  expect(withGeo({ latitude: 37.5407, longitude: -77.436 }).data?.geo).toEqual({
    latitude: 37.5407,
    longitude: -77.436,
  });
});

test.each([
  [{ latitude: 137.5, longitude: -77.4 }, /-90 to 90, such as 37\.5407/],
  [{ latitude: 37.5, longitude: '77.4 W' }, /-180 to 180, such as -77\.4360/],
  [{ latitude: 37.5 }, /-180 to 180/],
])('rejects %j as coordinates', (geo, expected) => {
  expect(withGeo(geo).error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(expected)]);
});
