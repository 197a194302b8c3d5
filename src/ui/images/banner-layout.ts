import type { Crop } from './resolve-crop.ts';

/**
 * How a banner crops its image. Phones show only the subject, zoomed in; wider screens as much of the image as the banner has room
 * for. `banner.css` has the same positions.
 * @param focalPoint across and down: `81% 50%`
 * @returns also where the subject is: at the lower edge, or where the text would be, which is above it then
 */
export function bannerLayout(focalPoint = '50% 50%') {
  const [x = 50, y = 50] = focalPoint.split(' ').map(Number.parseFloat);
  const subjectSide = x > 60 ? 'end' : 'middle';
  const isLow = y >= 60;
  const position = `${subjectSide === 'end' ? 76 : 50}% ${isLow ? 100 : 50}%`;
  return {
    subjectSide,
    isLow,
    isTextHigh: subjectSide === 'middle' && isLow && y < 75,
    crops: [
      {
        media: '(max-width: 39.99rem)',
        ratio: 3 / 2,
        zoomed: true,
        widths: [400, 560],
        // On high-density phones half the pixels look the same, and the image arrives 0.2 s earlier.
        sizes: '(min-resolution: 2x) 47vw, 100vw',
      },
      // Wide enough that the logo in the site header covers no sun of Schedule.
      { media: '(max-width: 63.99rem)', ratio: 5 / 2, position, widths: [1080, 1600], sizes: '100vw' },
      {
        // Up to here the banner has no room for the whole image: it shows the subject at the end, or the middle.
        ...(subjectSide === 'end'
          ? { media: '(max-width: 89.99rem)', ratio: 2, position: '100% 50%', sizes: '90rem' }
          : { media: '(max-width: 79.99rem)', ratio: 32 / 15, position, sizes: '80rem' }),
        widths: [1440, 1800],
      },
      { ratio: 8 / 3, position, widths: [1600, 1920, 2400], sizes: 'max(100vw, 100rem)' },
    ] satisfies [...Crop[], Crop],
  };
}
