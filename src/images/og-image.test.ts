import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOgImage } from './og-image.ts';

const words = { name: 'Watch Live', line: 'Example Church' };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cards-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A grey master with a red strip, from 80 % to 86 % of its width. */
async function master(name: string, width: number, height: number, orientation = 1): Promise<string> {
  const strip = { width: Math.round(width * 0.06), height, channels: 3 as const, background: '#ff0000' };
  const path = join(folder, name);
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite([
      { input: await sharp({ create: strip }).png().toBuffer(), left: Math.round(width * 0.8), top: 0 },
    ])
    .jpeg()
    .withMetadata({ orientation, exif: { IFD0: { Artist: 'Someone' } } })
    .toFile(path);
  return path;
}

/** Where along the lower edge the image is red, as parts of its width. */
async function redAcross(card: Buffer): Promise<number[]> {
  const { data, info } = await sharp(card)
    .extract({ left: 0, top: 620, width: 1200, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: 1200 }, (_, x) => x)
    .filter((x) => (data[x * info.channels + 1] ?? 0) < 40)
    .map((x) => x / 1200);
}

describe('a card', () => {
  it.each([
    ['a wide image', 2400, 900],
    ['a small one', 640, 480],
    ['an upright one', 900, 1600],
    ['one that lies on its side', 2400, 900, 8],
  ])(
    'of %s has the size that is asked for, and no metadata',
    async (name, width, height, orientation = 1) => {
      const card = await createOgImage(
        await master(`${name}.jpg`, width, height, orientation),
        '83% 50%',
        'end',
        words,
      );
      const metadata = await sharp(card).metadata();
      expect(metadata).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(metadata.exif).toBeUndefined();
    },
  );

  it('shows the subject beside the words', async () => {
    const card = await createOgImage(await master('subject.jpg', 2400, 900), '83% 50%', 'end', words);
    const red = await redAcross(card);
    expect(Math.min(...red)).toBeGreaterThan(0.65);
    expect(Math.max(...red)).toBeLessThan(0.85);
  });

  it('shows the middle of an image whose subject is all round it', async () => {
    const card = await createOgImage(await master('middle.jpg', 2400, 900), '12% 60%', 'middle', words);
    expect(Math.min(...(await redAcross(card)))).toBeGreaterThan(0.88);
  });

  it('has white words on a ground that is darker than the image', async () => {
    const path = await master('words.jpg', 2400, 900);
    const [written, blank] = await Promise.all(
      [words, { name: 'i', line: 'i' }].map(async (text) => {
        const card = await createOgImage(path, '50% 50%', 'middle', text);
        const part = await sharp(card).extract({ left: 370, top: 130, width: 150, height: 90 }).toBuffer();
        const { channels } = await sharp(part).stats();
        return channels[0]?.max ?? 0;
      }),
    );
    expect(written).toBeGreaterThan(240);
    expect(blank).toBeLessThan(140);
  });

  it('weighs little enough for every service that shows it', async () => {
    const card = await createOgImage('src/assets/home/home-hero.jpg', '73% 60%', 'end', words);
    expect(card.length).toBeLessThan(300_000);
  });
});
