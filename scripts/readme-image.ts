/** Makes the image at the top of the README, `docs/readme.webp`: Home and Schedule on a desktop and on a phone. */
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { serve } from '../e2e/support/temp-site.ts';
import { launchChromium } from './support/chromium.ts';
import { dist } from './support/dist.ts';
import { screenshotContext } from './support/screenshots.ts';
import { build } from './support/task-definitions.ts';
import { runTask } from './support/tasks.ts';
import { runCommand } from './support/user-error.ts';

const file = join(import.meta.dirname, '../docs/readme.webp');
const canvas = { width: 1600, height: 1040, background: '#e9e2d3' };

/** Windows from back to front: size of the viewport, width and position in the image, all in pixels. */
const windows = [
  { path: '/Schedule', viewport: { width: 1280, height: 800 }, width: 1000, left: 540, top: 40 },
  { path: '/', viewport: { width: 1280, height: 800 }, width: 1000, left: 60, top: 335 },
  { path: '/Schedule', viewport: { width: 390, height: 800 }, width: 270, left: 1280, top: 440 },
  { path: '/', viewport: { width: 390, height: 800 }, width: 270, left: 970, top: 440 },
];

await runCommand(async () => {
  if (!(await runTask(build))) return 1;
  await using server = await serve(dist);
  await using browser = await launchChromium();
  const layers: OverlayOptions[] = [];
  for (const { path, viewport, width, left, top } of windows) {
    await using context = await screenshotContext(browser, { viewport, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    const png = await page.screenshot();
    layers.push(...(await windowLayers(png, width, viewport, left, top)));
  }
  const { size } = await sharp({ create: { ...canvas, channels: 3 } })
    .composite(layers)
    .webp({ quality: 74, effort: 6, smartSubsample: true })
    .toFile(file);
  console.log(`docs/readme.webp, ${Math.ceil(size / 1000)} kB`);
  return 0;
});

/** @returns a screenshot with rounded corners, and the shadow under it */
async function windowLayers(
  png: Buffer,
  width: number,
  viewport: { width: number; height: number },
  left: number,
  top: number,
): Promise<OverlayOptions[]> {
  const height = Math.round((width * viewport.height) / viewport.width);
  const radius = viewport.width < 500 ? 24 : 12;
  const margin = 40;
  const rectangle = (x: number, fill: string) =>
    `<rect x="${x}" y="${x}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
  const svg = (content: string, around = 0) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * around}" height="${height + 2 * around}">${content}</svg>`,
    );
  const shadow = await sharp(svg(rectangle(margin, 'rgb(40 30 20 / .55)'), margin))
    .blur(14)
    .png()
    .toBuffer();
  const rounded = await sharp(png)
    .resize(width, height)
    .composite([{ input: svg(rectangle(0, '#fff')), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return [
    { input: shadow, left: left - margin, top: top - margin + 10 },
    { input: rounded, left, top },
  ];
}
