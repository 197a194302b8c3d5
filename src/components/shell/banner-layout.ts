import type { Crop } from '#components/ui/picture-sources.ts';

/** Phones see the subject alone, tablets the subject and some of its sky, desktops all that a 600 px high banner shows. */
const crops: [Crop, ...Crop[], Crop] = [
  { media: '(max-width: 39.99rem)', ratio: 5 / 4, widths: [400, 560, 800, 1120], sizes: '100vw' },
  { media: '(max-width: 63.99rem)', ratio: 2, widths: [800, 1120, 1600], sizes: '100vw' },
  { media: '(max-width: 99.99rem)', ratio: 32 / 15, widths: [1280, 1600, 1920], sizes: 'max(100vw, 80rem)' },
  { widths: [1600, 2000, 2400], sizes: '100vw' },
];

/**
 * @param focus where the picture's subject is (`81% 50%`, across and down)
 * @returns the cuts of the picture for all screens, and on which side of it the subject stands, from which the
 *   stylesheet knows its calm part
 */
export function bannerLayout(focus = '50% 50%'): { crops: typeof crops; side: 'end' | 'middle' } {
  return { crops, side: Number.parseInt(focus) > 60 ? 'end' : 'middle' };
}
