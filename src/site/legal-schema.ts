import { z } from 'astro/zod';
import {
  heading,
  optionalList,
  pageMeta,
  paragraphs,
  pattern,
  placeholder,
  rule,
  strictObject,
  text,
} from '#content-model/fields.ts';
import { pageNames } from '#content-model/page-names.ts';
import { languageCodes } from '#language/languages.ts';
import { pagePaths } from './routes.ts';

const idExpected = "one or more words in letters from A to Z, each with a capital, such as 'Imprint'";
const sectionsExpected = 'a list of sections, each beginning with a hyphen and its heading: - heading: …';

/**
 * The paths of other pages and of the languages, and the file of Home. Redirects from other casings of an id would take these away, and
 * some file systems do not tell them apart.
 */
const taken = ['index', 'gospel', 'arabic', ...languageCodes, ...pagePaths(pageNames)].map((path) =>
  path.toLowerCase(),
);

const section = strictObject({
  heading: heading('Who is responsible'),
  paragraphs: paragraphs('This website is published by the church.').describe('The paragraphs below it.'),
});

const page = strictObject({
  id: pattern<Capitalize<string>>(/^([A-Z][a-z]+)+$/, idExpected)
    .max(30, idExpected)
    .refine((id) => !taken.includes(id.toLowerCase()), {
      error: ({ input }) =>
        `a word that is not the address of another page or language, such as '${String(input)}Page'`,
    })
    .describe('The address of the page: Imprint is at /Imprint. Capital letters begin its words.'),
  label: text({ max: 30, example: 'Imprint' }).describe('Its link in the footer, and its main heading.'),
  ...pageMeta,
  sections: z.array(section, sectionsExpected).min(1, sectionsExpected).describe('The sections of the page.'),
  placeholder: placeholder.meta({
    ask: { need: 'essential', while: [true] },
    expected:
      "The page's own text, which somebody who knows the law has read; then delete 'placeholder: true'.",
  }),
});

export const legalSchema = strictObject({
  pages: optionalList(page, 'id: …')
    .check(
      rule((pages, report) => {
        const ids = pages.map(({ id }) => id.toLowerCase());
        for (const [index, id] of ids.entries())
          if (ids.indexOf(id) < index)
            report([index, 'id'], 'an id that differs from the others in more than its capitals');
      }),
    )
    .refine((pages) => pages.length <= 3, 'at most three pages, each with as many sections as it needs')
    .describe(
      'The pages, in the order of their links. A parish whose country asks for none has an empty list.',
    ),
}).meta({
  title: 'Legal pages',
  description:
    'Up to three pages that the law of a country asks for, such as an imprint and a privacy notice. The footer links to them.',
});

export type Legal = z.infer<typeof legalSchema>;
