import { expect, it } from 'vitest';
import { z } from 'astro/zod';
import { yearlyDate } from '#content-model/fields/date-time.ts';
import { text } from '#content-model/fields/text.ts';
import { type Language, languageOf } from '#language/languages.ts';
import { fillVariables, languagesIn, localize } from './fill-variables.ts';

const giving = { methods: [{ phrase: 'online' }, { phrase: 'by mail to {shortName}' }] };
const church = { name: "St. Mark's Church", shortName: 'St. Mark' };
const facts = { 'church.yaml': church, 'giving-methods.yaml': giving };

it('names the payee as banks do, in every language', () => {
  const inTwo = { 'church.yaml': { ...church, languages: ['en', 'de'] } };
  const [, language] = languagesIn(inTwo) as [Language, Language];
  const translate = (_: string, file: string) =>
    file === 'church.yaml' ? 'Markuskirche' : '{name}, {payee}';
  const schema = z.object({ step: text({ max: 60, example: 'Text' }) });
  const options = { facts: inTwo, schema, language, dictionary: { translate } };
  expect(localize({ step: '{payee}' }, options).data.step).toBe("Markuskirche, St. Mark's Church");
});

it('writes months in dates of the year by names that every parish has', () => {
  const months = { koiak: 'Kiahk', tobi: ' Toba ', nasi: null };
  const omitted = z.array(z.object({ until: yearlyDate }));
  const schema = z.object({ firstDate: yearlyDate, omitted, lastDate: z.string() });
  const fill = (data: object) => fillVariables(data, { ...facts, 'church-year.yaml': { months } }, schema);
  const data = { firstDate: '29 kiahk', omitted: [{ until: 'Paramoun of 11 Toba' }], lastDate: '29 Kiahk' };
  expect(fill(data)).toEqual({
    firstDate: '29 Koiak',
    omitted: [{ until: 'Paramoun of 11 Tobi' }],
    lastDate: '29 Kiahk',
  });
  for (const firstDate of '29 Koiak,29 Khoiak,5 El-Nasi,2 days before Pascha,Nativity,2026-12-25'.split(','))
    expect(fill({ firstDate })).toEqual({ firstDate });
});

it('counts one way', () => {
  const given = { ...facts, 'giving-methods.yaml': { methods: [{ phrase: 'by mail' }] } };
  const text = '{givingWays} to give, {givingWays}: {givingMethods}';
  expect(fillVariables(text, given)).toBe('One way to give, one way: by mail');
});

it('counts ten ways and more in Arabic as its grammar asks', () => {
  const schema = z.object({ heading: text({ max: 60, example: 'Text' }) });
  const options = { schema, language: languageOf('ar'), dictionary: { translate: (it: string) => it } };
  const count = (ways: number) => {
    const methods = Array.from({ length: ways }, () => ({ phrase: 'Zelle' }));
    const facts = { 'church.yaml': church, 'giving-methods.yaml': { methods } };
    return localize({ heading: '{givingWays}' }, { ...options, facts }).data.heading;
  };
  expect([9, 10, 11].map(count)).toEqual(['تسع طرق', 'عشر طرق', '11 طريقة']);
});

const lacking = [undefined, { name: ' ', methods: [] }, { address: null, methods: [{ phrase: '' }, null] }];
it.each(lacking)('leaves variables without a value: %j', (data) => {
  const text = '{name} in {city}: {givingWays}, {givingMethods}';
  const lackingFacts = { 'church.yaml': data, 'giving-methods.yaml': data, 'church-year.yaml': data };
  expect(fillVariables(text, lackingFacts)).toBe(text);
});

it.each(['Life At {shortname}', '{}', 'Our {toString}'])('a text with %j is not valid', (value) => {
  const result = text({ max: 60, example: 'Text' }).safeParse(fillVariables(value, facts));
  expect(result.error?.issues[0]?.message).toMatch(/\{name\}.*\{shortName\}/);
});
