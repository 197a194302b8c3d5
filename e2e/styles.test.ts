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
