import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createOgImage } from './og-image.ts';

const text = { name: 'Watch Live', line: 'Example Church' };
const background = { channels: 3, background: '#808080' } as const;

/** A gray JPEG with a red strip from 80 % to 86 % of its width. */
async function source(width: number, height: number, orientation = 1): Promise<Buffer> {
  const strip = { width: Math.round(width * 0.06), height, channels: 3 as const, background: '#f00' };
  return sharp({ create: { width, height, ...background } })
    .composite([{ input: { create: strip }, left: Math.round(width * 0.8), top: 0 }])
    .jpeg()
    .withMetadata({ orientation, exif: { IFD0: { Artist: 'Someone' } } })
    .toBuffer();
}

/** Where the lower edge is red, from 0 to 1. */
async function redPositions(ogImage: Buffer): Promise<number[]> {
  const edge = sharp(ogImage).extract({ left: 0, top: 620, width: 1200, height: 1 });
  const { data, info } = await edge.raw().toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: 1200 }, (_, x) => x);
  return columns.filter((x) => (data[x * info.channels + 1] ?? 0) < 40).map((x) => x / 1200);
}

test.each([
  ['wide', 2400, 900, 1],
  ['small', 640, 480, 1],
  ['upright', 900, 1600, 1],
  ['rotated', 2400, 900, 8],
])(
  'Open Graph image from a %s source is 1200 × 630, without metadata',
  async (_, width, height, orientation) => {
    const ogImage = await createOgImage(await source(width, height, orientation), '83% 50%', 'end', text);
    const metadata = await sharp(ogImage).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(metadata.exif).toBeUndefined();
  },
);

test('subject at the end is beside the text', async () => {
  const red = await redPositions(await createOgImage(await source(2400, 900), '83% 50%', 'end', text));
  expect(Math.min(...red)).toBeGreaterThan(0.65);
  expect(Math.max(...red)).toBeLessThan(0.85);
});

test('any other image is cropped to its middle', async () => {
  const red = await redPositions(await createOgImage(await source(2400, 900), '12% 60%', 'middle', text));
  expect(Math.min(...red)).toBeGreaterThan(0.88);
});

test('text is white on a darkened background', async () => {
  const maxima = [text, { name: 'i', line: 'i' }].map(async (content) => {
    const ogImage = await createOgImage(await source(2400, 900), '50% 50%', 'middle', content);
    const part = await sharp(ogImage).extract({ left: 370, top: 130, width: 150, height: 90 }).toBuffer();
    return (await sharp(part).stats()).channels[0]?.max ?? 0;
  });
  const [withText = 0, withoutText = 255] = await Promise.all(maxima);
  expect(withText).toBeGreaterThan(240);
  expect(withoutText).toBeLessThan(140);
});

test.each([
  ['a long name', 'Saint Mark and Saint Pachomius Coptic Orthodox Church of Virginia'],
  ['a long word', 'x'.repeat(60)],
  ['markup characters', 'Ministries & <Giving>'],
])('text with %s stays beside the subject', async (_, name) => {
  const input = sharp({ create: { width: 1200, height: 630, ...background } });
  const ogImage = await createOgImage(await input.png().toBuffer(), undefined, 'end', { name, line: name });
  const { data, info } = await sharp(ogImage).threshold(200).raw().toBuffer({ resolveWithObject: true });
  const column = (index: number) => Math.floor(index / info.channels) % info.width;
  const columns = new Set([...data.keys()].filter((index) => data[index]).map(column));
  expect(columns.size).toBeGreaterThan(200);
  expect(Math.min(...columns)).toBeGreaterThan(50);
  expect(Math.max(...columns)).toBeLessThan(620);
});
