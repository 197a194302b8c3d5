import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toJsonSchema } from '#content-model/json-schema.ts';
import { findBrokenRule } from './liturgy-rules.ts';
import { randomParish } from '#liturgies/fixtures/random-parish.ts';
import { liturgiesSchema } from '#liturgies/schema.ts';

const parishes = fc.sample(randomParish(), { numRuns: 500, seed: 1 });

it('the content check accepts the parishes that are made at random', () => {
  for (const { services, today } of parishes) {
    expect(liturgiesSchema.parse(services)).toEqual(services);
    expect(findBrokenRule(services, today)).toEqual([]);
  }
});

it('parishes that are made at random have every key of liturgies.yaml', () => {
  const { properties = {} } = toJsonSchema(liturgiesSchema);
  const keysOf = (objects: readonly object[]) =>
    [...new Set(objects.flatMap((it) => Object.keys(it)))].sort();
  expect(keysOf(parishes.map(({ services }) => services))).toEqual(Object.keys(properties).sort());
  for (const list of ['liturgies', 'changes', 'specialServices', 'pauses'] as const) {
    const known = Object.keys(properties[list]?.items?.properties ?? {});
    expect(keysOf(parishes.flatMap<object>(({ services }) => services[list])), list).toEqual(known.sort());
  }
});
