/** Makes the image at the top of the README, `docs/readme.webp`: Home and Schedule on a desktop and on a phone. */
import { join } from 'node:path';
import sharp from 'sharp';
import { serve } from '../support/temp-site.ts';
import { launchChromium } from '../support/browsers.ts';
import { dist } from '../support/dist.ts';
import { screenshotContext } from '../support/screenshots.ts';
import { build } from '../support/task-definitions.ts';
import { runTask } from '../support/tasks.ts';
import { runCommand } from '../support/user-error.ts';

const file = join(import.meta.dirname, '../docs/readme.webp');

/** Windows from back to front: width and height of the viewport, then width and position in the image, in pixels. */
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
  let html =
    '<style>body { background: #e9e2d3 } img { position: absolute; box-shadow: 0 10px 28px #281e14aa }</style>';
  for (const { path, viewport, width, left, top } of windows) {
    await using context = await screenshotContext(browser, { viewport, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    const png = (await page.screenshot()).toString('base64');
    const radius = viewport.width < 500 ? 24 : 12;
    html += `<img src="data:image/png;base64,${png}" width="${width}"
      style="left: ${left}px; top: ${top}px; border-radius: ${radius}px">`;
  }
  await using context = await browser.newContext({ viewport: { width: 1600, height: 1040 } });
  const page = await context.newPage();
  await page.setContent(html);
  const options = { quality: 74, effort: 6, smartSubsample: true };
  const { size } = await sharp(await page.screenshot())
    .webp(options)
    .toFile(file);
  console.log(`docs/readme.webp, ${Math.ceil(size / 1000)} kB`);
  return 0;
});
