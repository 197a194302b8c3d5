import type { Crop } from '#images/image-sources.ts';

/**
 * How a banner shows its picture. Phones see the subject alone and closer, tablets and desktops all that their banner
 * holds. The stylesheet knows the same positions, and from them where the calm part is.
 *
 * @param focalPoint where the picture's subject is (`81% 50%`, across and down)
 * @returns the cuts for all screens, and whether the subject stands at the end of the picture or all round its middle
 */
export function bannerLayout(focalPoint = '50% 50%'): {
  crops: [Crop, ...Crop[], Crop];
  side: keyof typeof positions;
} {
  const side = Number.parseInt(focalPoint) > 60 ? 'end' : 'middle';
  const position = positions[side];
  return {
    side,
    crops: [
      {
        media: '(max-width: 39.99rem)',
        ratio: 5 / 4,
        closer: true,
        widths: [400, 560, 720],
        // Of a phone's fine pixels half are enough for the eye, and the picture is there a fifth of a second earlier.
        sizes: '(min-resolution: 2x) 52vw, 100vw',
      },
      { media: '(max-width: 63.99rem)', ratio: 2, position, widths: [800, 1120, 1600], sizes: '100vw' },
      {
        media: '(max-width: 99.99rem)',
        ratio: 32 / 15,
        position,
        widths: [1280, 1600, 1920],
        sizes: 'max(100vw, 80rem)',
      },
      { ratio: 8 / 3, position, widths: [1600, 2000, 2400], sizes: '100vw' },
    ],
  };
}

const positions = { end: '81% 50%', middle: '50% 50%' } as const;
