import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dark, light } from '../tailwind.config.ts';
import { builtSite, dist } from './support/built-site.ts';
import { channels } from './support/rgb.ts';
import { expect, test } from './support/test.ts';
import { contrastRatio, luminance } from './support/text-contrast.ts';

test('no color is in a notation that browsers before 2023 do not read', () => {
  const pages = builtSite().files.filter((file) => file.endsWith('.html'));
  for (const file of pages) {
    const html = readFileSync(join(dist, file), 'utf8');
    expect(html.match(/[:,(\s](ok)?(lab|lch)\([^)]*\)|color-mix\(/g) ?? [], file).toEqual([]);
  }
});

for (const [scheme, colors] of Object.entries({ light, dark })) {
  test(`the ${scheme} colors of text have a contrast of at least 4.5:1 with every background`, () => {
    const contrast = (text: string, background: string) =>
      contrastRatio(luminance(channels(text)), luminance(channels(background)));
    for (const background of [colors.page, colors.surface]) {
      // `muted` is the color of the borders of form fields, too.
      for (const text of [colors.ink, colors.muted, colors.accent, colors.link, colors.error])
        expect.soft(contrast(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
    // A button under the pointer.
    expect(contrast(colors.ink, colors.border)).toBeGreaterThanOrEqual(4.5);
  });
}
