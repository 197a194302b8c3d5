/**
 * Reads from the page `/` of a published site when it was built. The page is at a URL, or the input:
 *
 *     node .ci/check-age.js https://www.your-church.org               # fails if that was over three days ago
 *     curl https://www.your-church.org | node .ci/check-age.js
 *     curl https://www.your-church.org | node .ci/check-age.js --due  # fails if the site need not be built now
 *
 * The last times at which it was tried may follow `--due`, such as 2026-11-26T05:17:00Z.
 */
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fetchBytes } from './fetch.js';

const MAX_TRIES = 3;

/**
 * Whether a scheduled build is due: none of this day has succeeded, none is running, and fewer than three were tried. Any hour of the
 * day will do, because GitHub starts schedules hours late. The days are those of the church.
 *
 * @param {readonly Build[]} builds those for the same reason, of any days
 * @param {string} timeZone
 */
export function isDue(builds, timeZone, now = new Date()) {
  const format = formatIn(timeZone);
  const dayOf = (time) => format(new Date(time)).slice(0, 10);
  const today = builds.filter(({ startedAt }) => dayOf(startedAt) === dayOf(now));
  return today.length < MAX_TRIES && today.every(({ state }) => state === 'failed');
}

/**
 * Whether the channel's feed can be read, and the liturgies of most days are over: after two o'clock, and not from 01 to 08 UTC, when
 * YouTube's feeds answer 404 more than at any other time.
 *
 * @param {string} timeZone
 * @see https://github.com/pooza/tomato-shrieker/issues/1582
 */
export const isFeedTime = (timeZone, now = new Date()) =>
  formatIn(timeZone)(now).slice(11) >= '14' && (now.getUTCHours() < 1 || now.getUTCHours() >= 8);

/**
 * Whether to build the site, for a schedule that comes every hour and does not remember its tries: a build that fails is tried again
 * while the day is less than three hours old.
 *
 * @param {string} page the HTML of the page `/`; without the time of its build nothing is to be done
 */
export function isNewDay(page, now = new Date()) {
  const { timeZone } = readBuild(page);
  return isPageDue(page, [], now) && formatIn(timeZone)(now).slice(11) < '03';
}

/**
 * @param {string} page
 * @param {readonly string[]} tries
 */
function isPageDue(page, tries, now = new Date()) {
  const { builtAt, timeZone } = readBuild(page);
  if (!timeZone) return false;
  /** @type {Build[]} */
  const failed = tries.map((startedAt) => ({ startedAt, state: 'failed' }));
  return isDue([{ startedAt: builtAt, state: 'succeeded' }, ...failed], timeZone, now);
}

/** Whether a site was built more than three days ago, or does not say when. @param {string} page */
export const isOld = (page, now = new Date()) => !(now - readBuild(page).builtAt < 3 * 24 * 60 * 60 * 1000);

/** @param {string} page the HTML of the page `/` */
export function readBuild(page) {
  const [, time = '', timeZone, offsets] =
    /<!-- Built at (\S+) in (\S+?)(?:, (\S+( until .*)?))? -->/.exec(page) ?? [];
  return { builtAt: new Date(time), timeZone: offsets ?? timeZone };
}

/** @returns the HTML of a page; an empty text when it cannot be read after some tries. @param {string} url */
export async function readPage(url, retries = 5) {
  for (let retry = 0; ; retry++) {
    try {
      return (await fetchBytes(url)).bytes.toString();
    } catch {
      if (retry === retries) return '';
      await setTimeout(2 ** retry * 1000);
    }
  }
}

/**
 * Formats times as 2026-11-24 00:17:00, as Swedish writes them.
 *
 * @param {string} timeZone its offsets, `-05:00 until 2027-03-14T07:00:00.000Z, then -04:00`: `Intl` may not know yet how a zone has
 *   changed. Pages of earlier versions have a name
 */
function formatIn(timeZone) {
  const [, before, change, after = before] =
    /^([+-]\d\d:\d\d)(?: until (\S+), then (\S+))?$/.exec(timeZone) ?? [];
  if (!before)
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format;
  return (time) => {
    const offset = change && time >= new Date(change) ? after : before;
    // In UTC, the clocks show then what those of the zone show now.
    const shifted = 2 * time - Date.parse(`${new Date(time).toISOString().slice(0, -1)}${offset}`);
    return new Date(shifted).toISOString().slice(0, 19).replace('T', ' ');
  };
}

if (process.argv[1]?.endsWith('check-age.js')) {
  const [option = '', ...tries] = process.argv.slice(2);
  const page = option.startsWith('http') ? await readPage(option) : await text(process.stdin);
  const isFine = { '--new-day': () => isNewDay(page), '--due': () => isPageDue(page, tries) }[option];
  process.exitCode = Number(!(isFine ?? (() => !isOld(page)))());
}

/** @typedef {{ startedAt: string | Date, state: 'succeeded' | 'failed' | 'running' }} Build */
