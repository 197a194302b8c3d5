import { rolesOfColors, dark, light } from '#styles/palette.ts';
import { builtFiles, readBuilt } from './support/built-site.ts';
import { expect, test } from './support/test.ts';
import { contrastRatio, luminance } from './support/text-contrast.ts';

// Safari 15.4 and Chrome 99 ignore such a color, and all styles of such a media query.
test('no color and no media query is in a notation that the oldest browsers of the README do not read', () => {
  for (const file of builtFiles().filter((name) => /\.(html|css)$/.test(name))) {
    const text = readBuilt(file);
    const colors = text.match(/[:,(\s](ok)?(lab|lch)\([^)]*\)|color-mix\(/g) ?? [];
    const queries = text.match(/@media[^{]*/g) ?? [];
    const newer = queries.filter((query) => /[<>]|and \(?not|\(not|\bor\b/.test(query));
    expect.soft([...colors, ...newer], file).toEqual([]);
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
