import { z } from 'astro/zod';
import { pageNames } from '#content-model/page-names.ts';
import { email } from './contact.ts';
import { rule, strictObject } from './object.ts';
import { label, pattern } from './text.ts';

export const httpsUrl = httpsUrlPattern(
  /^https:\/\/[^\s"'<>\\]+$/,
  'a web address that begins with https:// and has no spaces, such as https://www.example.org/giving',
);

export function httpsUrlPattern(regex: RegExp, expected: string) {
  return pattern(regex, expected, hasPublicHost).max(500, expected);
}

function hasPublicHost(text: string) {
  const url = URL.parse(text);
  return url !== null && /^[^.]+(\.[^.]+)+$/.test(url.hostname) && !url.username && !url.password;
}

const targets = ['page', 'url', 'file', 'email'] as const;

export const linkablePage = z.enum(pageNames, `one of the site's pages: ${pageNames.join(', ')}`);

export const link = strictObject({
  label: label('Read the bulletin').describe('The text of the link.'),
  page: linkablePage.optional().describe(`The page of the site that it opens: ${pageNames.join(', ')}.`),
  url: httpsUrl.optional().describe('Or a page of another site, beginning with https://.'),
  file: pattern(
    /^\/files\/[^/\\?#]+\.\w+$/,
    'a file in public/files, without a folder and without # ? in its name, written like /files/bulletin.pdf',
  )
    .optional()
    .describe('Or a file in public/files, such as /files/bulletin.pdf.')
    .meta({ file: true, help: 'Or a file, such as a bulletin as PDF.' }),
  email: email.optional().describe('Or an e-mail address to write to.'),
}).check(
  rule((link, report) => {
    if (targets.filter((target) => link[target]).length !== 1)
      report([], `exactly one of the keys ${targets.join(', ')} beside the label`);
  }),
);

export type Link = z.infer<typeof link>;
