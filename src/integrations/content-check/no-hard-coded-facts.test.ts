import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from './check-content.ts';

const project = resolve(import.meta.dirname, '../../..');
const content = await readContent(project);
const facts = [...Object.entries(content).flatMap(([file, data]) => factsIn(data, file)), ...otherForms()];

it.each(codeFiles())('%s holds no fact and no words of the parish', (file) => {
  const code = withoutComments(readFileSync(join(project, file), 'utf8')).replace(/\s+/g, ' ');
  expect(facts.filter(({ form }) => form.test(code)).map(({ key }) => key)).toEqual([]);
});

it('which would be found', () => {
  const [liturgy] = (content['src/content/liturgies.yaml'] as { liturgies: { startTime: string }[] })
    .liturgies;
  const { phone, address } = content['src/content/church.yaml'] as Church;
  for (const code of [
    `<p>${address.street}</p>`,
    `const phone = '${phone}';`,
    `at ${liturgy?.startTime ?? ''}.`,
  ]) {
    expect(
      facts.some(({ form }) => form.test(code)),
      code,
    ).toBe(true);
  }
});

/** Code and styles that make the pages; tests may name what they look for, and comments may give examples. */
function codeFiles(): string[] {
  const folders = [
    'components',
    'islands',
    'layouts',
    'pages',
    'parish',
    'styles',
    'images',
    'integrations',
    'cms',
    'launch-check',
    'fonts',
  ];
  const inSrc = folders.flatMap((folder) =>
    readdirSync(join(project, 'src', folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `src/${folder}/${name}`,
    ),
  );
  const code = inSrc.filter((name) => /\.(ts|tsx|astro|css)$/.test(name) && !/\.test\.tsx?$/.test(name));
  return [...code, 'tailwind.config.ts'];
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[^]*?\*\/|<!--[^]*?-->|(^|\s)\/\/ .*/g, ' ');
}

/** Everything in content that can be told from a word of the code: names, hours, links, sentences. */
function factsIn(value: unknown, key: string): Fact[] {
  if (typeof value === 'string') return isTelling(value, key) ? [{ key, form: asWhole(value) }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => factsIn(child, `${key} ${name}`));
}

/** Where a picture lies and is cut belongs to nobody; a label of a word or two may be the code's as well. */
function isTelling(text: string, key: string): boolean {
  if (text.startsWith('../') || /^\d+% \d+%$/.test(text)) return false;
  const isFact = /^src\/content\/(church|liturgies|clergy)/.test(key);
  return text.length > (isFact ? 4 : 20) && /[\s@:]|\d{3}/.test(text);
}

/** The telephone numbers however they are written, and the hours as machines write them. */
function otherForms(): Fact[] {
  const { phone, zellePhone, shortName, address } = content['src/content/church.yaml'] as Church;
  const { liturgies } = content['src/content/liturgies.yaml'] as {
    liturgies: { startTime: string; endTime: string }[];
  };
  const hours = liturgies.flatMap(({ startTime, endTime }) => [startTime, endTime]);
  return [
    ...[phone, zellePhone].map((number) => ({ key: 'a telephone number', form: digitsOf(number) })),
    ...hours.map((hour) => ({ key: `the hour ${hour}`, form: asWhole(hour.replace(/ [AP]M$/, '')) })),
    ...[shortName, address.city].map((name) => ({ key: name, form: asWhole(name) })),
  ];
}

function asWhole(text: string): RegExp {
  return new RegExp(`(?<!\\w)${RegExp.escape(text)}(?!\\w)`);
}

function digitsOf(number: string): RegExp {
  return new RegExp(number.replace(/\D/g, '').slice(1).split('').join('\\D{0,2}'));
}

interface Fact {
  /** Where it belongs. */
  key: string;
  form: RegExp;
}

interface Church {
  phone: string;
  zellePhone: string;
  shortName: string;
  address: { street: string; city: string };
}
