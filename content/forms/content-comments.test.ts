import { expect, it } from 'vitest';
import { parse, parseDocument, stringify } from 'yaml';
import { type ContentFile, names } from '#content/content-files.ts';
import { texts } from '#content/check/fixtures/content.ts';
import { toText } from '#content/yaml/content-document.ts';

const addComments = (text: string, name: ContentFile) => toText(parseDocument(text), name);

it.each(names)('%s gets its comments back after Pages CMS saved it', (name) => {
  const data: unknown = parse(texts[name]);
  const commented = addComments(stringify(data), name);
  expect(parse(commented)).toEqual(data);
  expect(addComments(commented, name)).toBe(commented);
  expect(commented).toMatch(/^# \w/);
});

it('comments are above keys, lists, and groups of keys with the same help', () => {
  const saved = 'menuLinks:\n  - label: A\n    page: home\nfooter:\n  copyright: B\n';
  expect(addComments(saved, 'layout.yaml')).toBe(`# The header and the footer of every page.

# The links in the menu.
# - label: The label of the link.
#   page: The page of the site that it opens.
menuLinks:
  - label: A
    page: home
# The footer.
footer:
  # The last line of every page.
  copyright: B
`);
  expect(addComments('months:\n  thout: Tout\n  paopi: Baba\n', 'church-year.yaml')).toMatch(
    /\n\n# The names of the Coptic months\.\nmonths:\n {2}# What.*\n {2}thout: Tout\n {2}paopi: Baba\n$/,
  );
});

it('other comments are replaced, but for those of placeholders', () => {
  const saved = '\uFEFF# All facts.\r\n\r\n# The whole name.\r\n# nameInFull: … # placeholder: the names\r\n';
  expect(
    addComments(`${saved}# Its post.\r\n#   hour: Outdated.\r\nemail: a@b.org # for now\r\n`, 'church.yaml'),
  ).toBe(`# The facts about the church. Many pages show them; a change here changes them all.

# The whole name.
# nameInFull: … # placeholder: the names
# The e-mail address for everyone.
email: a@b.org # for now
`);
});
