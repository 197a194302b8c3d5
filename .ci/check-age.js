/**
 * Reads from the page `/` of a published site when it was built. The page is the input:
 *
 *     curl https://www.your-church.org | node .ci/check-age.js             # fails if that was over three days ago
 *     curl https://www.your-church.org | node .ci/check-age.js --new-day   # fails if the site need not be built now
 */
import { text } from 'node:stream/consumers';

/**
 * Whether to build the site, since a new day has begun where the church is. It is called every hour: a build that fails is
 * tried again while the day is less than three hours old.
 *
 * @param {string} page the HTML of the page `/`; without the time of its build nothing is to be done
 */
export function isNewDay(page, now = new Date()) {
  const { builtAt, timeZone } = readBuild(page);
  if (!timeZone) return false;
  // Swedish writes a time as 2026-11-24 00:17:00.
  const { format } = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const [day, time] = format(now).split(' ');
  return !format(builtAt).startsWith(day) && time < '03';
}

/** Whether a site was built more than three days ago, or does not say when. @param {string} page */
export const isOld = (page, now = new Date()) => !(now - readBuild(page).builtAt < 3 * 24 * 60 * 60 * 1000);

function readBuild(page) {
  const [, time = '', timeZone] = /<!-- Built at (\S+) in (\S+) -->/.exec(page) ?? [];
  return { builtAt: new Date(time), timeZone };
}

if (process.argv[1]?.endsWith('check-age.js')) {
  void text(process.stdin).then((page) => {
    process.exitCode = Number(process.argv.includes('--new-day') ? !isNewDay(page) : isOld(page));
  });
}
