import sharp from 'sharp';
import { expect, test } from 'vitest';
import { appIcon } from './app-icon.ts';
import { colors } from '#styles/colors.ts';

const ground = colors['surface-dark'].match(/[\da-f]{2}/g)?.map((channel) => Number.parseInt(channel, 16));

async function pixels(size: number, emblem: number) {
  const image = sharp(await appIcon(size, emblem));
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  return { at, metadata: await image.metadata() };
}

test.each([180, 192, 512])('an icon of %i pixels fills its square with lapis', async (size) => {
  const { at, metadata } = await pixels(size, 0.76);
  expect(metadata).toMatchObject({ format: 'png', width: size, height: size });
  const last = size - 1;
  for (const [x, y] of [
    [0, 0],
    [last, 0],
    [0, last],
    [last, last],
  ] as const)
    expect(at(x, y)).toEqual(ground);
});

test('the emblem keeps within the circle that no phone cuts', async () => {
  const { at } = await pixels(512, 0.76);
  for (let angle = 0; angle < 360; angle += 5) {
    const [x, y] = [Math.cos, Math.sin].map((on) =>
      Math.round(256 + 0.4 * 512 * on((angle * Math.PI) / 180)),
    );
    expect(at(x ?? 0, y ?? 0)).toEqual(ground);
  }
  expect(at(256, 140)).not.toEqual(ground);
});
