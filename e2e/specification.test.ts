/**
 * What the specification of the site spells out: this parish's launch content. It is the only test of the shipped
 * site; all others are about fixtures. When the parish changes one of them on purpose, change it here too.
 *
 * It is one of the extended tests, and a publication skips it, so that no edit of the content has to wait for it.
 */
import { load } from 'cheerio';
import { expect, test } from 'playwright/test';
import { isOriginal } from '#tools/new-parish/new-parish.ts';
import { readBuilt } from './support/built-site.ts';
import { distOf } from './support/fixtures.ts';

test.skip(!isOriginal('.'), 'The site is that of another parish.');
test.skip(process.env.GITHUB_REF === 'refs/heads/main', 'The content may have changed since the launch.');

const list = (texts: string) => texts.split('; ');
const street = '9515 Winterpock Road';
const town = 'Chesterfield, VA 23832';
const liturgies = {
  'main .liturgy-list dt': list('Tuesday; Wednesday; Saturday; Sunday'),
  'main .liturgy-list dd': list('5:00–7:00 AM; 3:30–6:00 PM; 8:00–10:30 AM; 8:30–11:30 AM'),
};

const everyPage = {
  'header nav > ul > li > :is(a, button)': list(
    'Home → /; Schedule → /Schedule; Giving → /Giving; My SMPK → new tab; Become A Member → new tab; Menu',
  ),
  'header nav ul ul a': list(
    'Ministries → /Ministries; Watch Live → /WatchLive; About Us → /AboutUs; Contact Us → /ContactUs',
  ),
  // The link to the page in Arabic is not part of the specification.
  'footer a[href^="/"]:not([hreflang])': ['Contact Us → /ContactUs'],
  'footer ul a:not([hreflang])': list(
    'Facebook → new tab; YouTube → new tab; Instagram → new tab; → mailto:',
  ),
  'footer address': [`${street} ${town}`],
  footer: ['Copyright 2025, all rights reserved'],
};
const home = {
  ...liturgies,
  h1: ['Welcome'],
  '.hero blockquote': [''],
  'main a.button': list('Full Schedule → /Schedule; Make a Donation → /Giving; Give Now → /Giving'),
  'h2:contains("Life At")': ['Life At'],
  'main li img': Array.from({ length: 9 }, (_, index) => `/LifeAt${index + 1}.`),
};

/** By page: all elements that a selector finds, in order, each by a part of its text, link or source. */
const pages: Record<string, Record<string, string[]>> = {
  'index.html': home,
  'Home.html': home,
  // Any other path.
  '404.html': home,
  'Schedule.html': {
    ...liturgies,
    h1: ['Schedule'],
    iframe: ['ctz=America/New_York&mode=AGENDA', 'ctz=America/New_York&mode=MONTH'],
  },
  'Giving.html': {
    h1: ['Giving'],
    h3: list(
      'Online; Zelle; Mail; Church Cleaning; Baking the Qurban; Van Transportation; Youth Ministry; ' +
        'Church Maintanence; Food Ministry; Gardening Ministry',
    ),
    'dialog h2': ['by card or PayPal', 'Zelle', 'mail'],
    'dialog a': ['→ new tab', '→ tel:'],
    'dialog:has(address)': ['Finance office'],
    'dialog address': [street],
    'dialog address:contains("VA")': [town],
    'main p:contains("tax")': ['tax questions'],
    main: ['The church may allocate donations as it sees fit'],
  },
  'Ministries.html': {
    h1: ['Ministries'],
    h3: list(
      'Worship; Prayer Meeting; Deacons; Children; Children Bible Study; Ecclesia Coptic Academy; Youth; ' +
        'Servants Preparation; Bible Study; Family; Scout; Mission; Care; Media; Mini Market',
    ),
  },
  'WatchLive.html': { h1: ['Watch Live'], 'h2:contains("/")': ['Sanctuary / Chapel'], iframe: ['youtube'] },
  'AboutUs.html': {
    h1: ['Live-Streaming'],
    'section:first h3': list('Worship; Prayer; Word Of God; Fellowship; Discipleship; Evangelism'),
    'li:has(> picture img[src*="/priest."]) h3': ['', ''],
    'h2:contains("Pope")': ['Pope'],
    iframe: [`google.com/maps?q=${street}, ${town}`],
  },
  'ContactUs.html': {
    h1: ['Contact Us'],
    'form [name]': list(
      'user_name; user_email; title; message; lib_version=4.4.1; service_id; template_id; user_id',
    ),
    'form button': ['Send'],
  },
};

for (const [file, expected] of Object.entries(pages)) {
  test(`${file} shows what the specification spells out`, () => {
    const $ = load(readBuilt(file, distOf('shipped')));
    $('.sr-only').remove();
    $('br').replaceWith(' ');
    for (const [selector, parts] of Object.entries({ ...everyPage, ...expected })) {
      const found = $(selector)
        .toArray()
        .map((element) => {
          const { href, target, src, name, value = '' } = $(element).attr() ?? {};
          if (src) return decodeURIComponent(src);
          if (name) return `${name}=${value}`;
          return $(element).text().trim() + (href ? ` → ${target ? 'new tab' : href}` : '');
        });
      expect.soft(found, selector).toEqual(parts.map((part) => expect.stringContaining(part) as unknown));
    }
  });
}
