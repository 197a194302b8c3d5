import { rolesOfColors, dark, light } from '../tailwind.config.ts';
import { builtFiles, readBuilt } from './support/built-site.ts';
import { expect, test } from './support/test.ts';
import { contrastRatio, luminance } from './support/text-contrast.ts';

// `extended/accessibility.test.ts` and `extended/preferences.test.ts` measure the contrast of the colors.
test('no color is in a notation that browsers before 2023 do not read', () => {
  const pages = builtFiles().filter((file) => file.endsWith('.html'));
  for (const file of pages) {
    const html = readBuilt(file);
    expect(html.match(/[:,(\s](ok)?(lab|lch)\([^)]*\)|color-mix\(/g) ?? [], file).toEqual([]);
  }
});

// Safari 15.4 and Chrome 99 ignore all styles of a media query that they do not read, and would show the phone's layout at any width.
test('no media query is in a notation that the oldest browsers of the README do not read', () => {
  const files = builtFiles().filter((file) => /\.(html|css)$/.test(file));
  for (const file of files) {
    const queries = readBuilt(file).match(/@media[^{]*/g) ?? [];
    expect(
      queries.filter((query) => /[<>]|and \(?not|\(not|\bor\b/.test(query)),
      file,
    ).toEqual([]);
  }
});

for (const [color, schemes] of Object.entries(rolesOfColors)) {
  test(`small text has a contrast of 7:1 on a ${color} day`, () => {
    for (const [index, defaults] of [light, dark].entries()) {
      const { accent, page, surface } = { ...defaults, ...schemes[index] };
      for (const background of [page, surface])
        expect.soft(contrast(accent, background), `${accent} on ${background}`).toBeGreaterThan(7);
    }
  });
}

const contrast = (...colors: [string, string]) =>
  contrastRatio(...(colors.map((it) => luminance(Buffer.from(it.slice(1), 'hex'))) as [number, number]));
