import type { Locator } from 'playwright/test';
import sharp from 'sharp';

/**
 * How well the text of an element stands out from what is really behind it, as a screenshot shows it.
 *
 * @param element one that holds little but its text
 * @returns the contrast of the text's colour with the commonest colour around it, from 1 to 21
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export async function contrastOf(element: Locator): Promise<number> {
  const picture = await element.screenshot({ animations: 'disabled' });
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    // Neighbouring shades count as one.
    const shade = Math.round(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) * 200);
    counts.set(shade, (counts.get(shade) ?? 0) + 1);
  }
  const pixels = data.length / 3;
  const commonest = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0] / 200;
  const shades = [...counts].filter(([, count]) => count > pixels / 200).map(([shade]) => shade / 200);
  return Math.max(...shades.map((shade) => contrast(shade, commonest)));
}

function luminance(red: number, green: number, blue: number): number {
  const [r, g, b] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
