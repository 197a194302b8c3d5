import { measureClicks } from './bench/clicks.ts';
import { measureGrowth } from './bench/growth.ts';
import { measureFirstPaint } from './bench/first-paint.ts';
import { ensureChromium } from './support/chromium.ts';
import { runCommand } from './support/user-error.ts';

/**
 * What takes time, measured on this machine: first paint on a slow phone beside an empty page, a click on a link, and
 * the build as the content grows. Times differ from machine to machine and from run to run, so nothing fails here.
 */
await runCommand(async () => {
  process.env.CHROMIUM ??= await ensureChromium(console.log);

  console.log('First paint on a slow phone: 150 ms round trip, 1.6 Mbit/s, CPU ÷ 4, nothing cached.');
  console.table(await measureFirstPaint());

  console.log(
    'From a click on a link to the paint of the next page, made ready while the pointer rested on it.',
  );
  console.table(await measureClicks());

  console.log('The build, and the page of the ministries, as their number grows. Pictures are made already.');
  console.table(await measureGrowth([1, 10, 100]));
  return 0;
});
