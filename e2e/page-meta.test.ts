import { join } from 'node:path';
import sharp from 'sharp';
import { dist, readBuilt, readPageMeta as metaOf } from './support/built-site.ts';
import { gospelPaths, paths } from './support/paths.ts';
import { expect, test } from './support/test.ts';

const origin = 'https://www.church.example';
const name = 'St. Mark Coptic Orthodox Church';

test('a page has metadata for search engines and link previews, in each language', async () => {
  const { title, lang, alternates, link, meta } = metaOf('AboutUs.html');
  const description =
    'The pillars of our life together, our priests, the Pope of Alexandria, and where to find St. Mark Coptic Orthodox Church in Springfield, Illinois.';
  expect({ title, lang, robots: meta('robots'), canonical: link('canonical') }).toEqual({
    title: 'About Us · St. Mark Coptic Orthodox Church',
    lang: 'en-US',
    robots: undefined,
    canonical: `${origin}/AboutUs`,
  });
  expect(alternates).toEqual([
    ['en', `${origin}/AboutUs`],
    ['ar', `${origin}/ar/AboutUs`],
    ['x-default', `${origin}/AboutUs`],
  ]);
  expect(meta('description')).toBe(description);
  const og = ['title', 'description', 'url', 'type', 'site_name'].map((key) => meta(`og:${key}`));
  expect(og).toEqual([title, description, `${origin}/AboutUs`, 'website', name]);
  expect(meta('twitter:card')).toBe('summary_large_image');
  const { pathname } = new URL(meta('og:image') ?? '');
  expect(meta('og:image')).toMatch(/^https:\/\/www\.church\.example\/_astro\/.*\.(jpe?g|png)$/);
  const image = await sharp(join(dist, pathname)).metadata();
  expect(`${image.width} × ${image.height}`).toBe('1200 × 630');
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);

  const arabic = metaOf('ar/AboutUs.html');
  expect(arabic.lang).toBe('ar');
  expect(arabic.title).toMatch(/^من نحن · /);
  expect(arabic.link('canonical')).toBe(`${origin}/ar/AboutUs`);
});

test('the preview of Home and Schedule begins with a change of the coming seven days, in each language', () => {
  const usual = 'When we pray together. The weekly liturgy times, the next events and the full calendar of';
  const { meta } = metaOf('Schedule.html');
  expect(meta('og:description')).toBe(
    `Canceled: Saturday, November 28: Divine Liturgy, 8:00–10:00 AM (Church trip). ${usual} ${name}.`,
  );
  // Search engines have the usual one.
  expect(meta('description')).toBe(`${usual} ${name}.`);
  expect(metaOf('ar.html').meta('og:description')?.replaceAll(/\s/g, ' ')).toContain(
    'أُلغي الموعد: السبت 28 نوفمبر: القداس الإلهي، من 8:00 ص إلى 10:00 ص (رحلة الكنيسة). ',
  );
  expect(metaOf('Giving.html').meta('og:description')).toMatch(/^Why we give/);
});

test('/Home has / as its canonical URL; the 404 page has none and is not indexed', () => {
  const home = metaOf('Home.html');
  expect([home.link('canonical'), home.meta('robots')]).toEqual([`${origin}/`, undefined]);
  const notFound = metaOf('404.html');
  expect(notFound.meta('robots')).toBe('noindex');
  expect([notFound.link('canonical'), notFound.meta('og:url')]).toEqual([undefined, undefined]);
  expect(notFound.data).toEqual([]);
});

test('the sitemap lists the canonical URLs, robots.txt links to it', () => {
  const locationsIn = (file: string) =>
    [...readBuilt(file).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const locations = locationsIn('sitemap-0.xml');
  const [gospels, pages] = [true, false].map((isOne) =>
    locations.filter((it) => it?.includes('/Gospel/') === isOne),
  );
  expect(pages?.toSorted()).toEqual([...paths, ...gospelPaths].map((path) => origin + path).toSorted());
  expect(gospels).toContain(`${origin}/ar/Gospel/Luke-14-25-35`);
  expect(locationsIn('sitemap-index.xml')).toEqual([`${origin}/sitemap-0.xml`]);
  const robots = readBuilt('robots.txt');
  expect(robots).toContain(`\nSitemap: ${origin}/sitemap-index.xml\n`);
  expect(robots).not.toMatch(/^Disallow: *\S/m);
});

test('llms.txt has the name, one sentence, and links to every page and calendar feed', () => {
  const text = readBuilt('llms.txt');
  expect(text.split('\n\n').slice(0, 2)).toEqual([
    `# ${name}`,
    '> A Coptic Orthodox church in Springfield, Illinois: liturgy times, directions and how to give.',
  ]);
  expect(text).toContain(
    `- [Schedule](${origin}/Schedule): When we pray together. The weekly liturgy times, the next events and the full calendar of ${name}.\n`,
  );
  const links = [...text.matchAll(/^- \[.+\]\((.+)\): .+$/gm)].map(([, url = '']) => url.replace(origin, ''));
  expect(links).toEqual([
    ...['/', '/Schedule', '/Giving', '/Ministries', '/WatchLive', '/AboutUs', '/ContactUs'],
    ...['/Gospel', '/liturgies.ics', '/church-year.ics'],
  ]);
});

test('favicon, app icons and manifest exist', async () => {
  const { link, meta } = metaOf('index.html');
  const manifest = JSON.parse(readBuilt(link('manifest') ?? '')) as {
    icons: { src: string; purpose?: string }[];
  };
  expect(link('icon')).toBe('/favicon.svg');
  // Browsers without SVG favicons request it.
  expect(readBuilt('favicon.ico').length).toBeGreaterThan(0);
  expect(manifest).toMatchObject({
    name,
    short_name: 'St. Mark',
    lang: 'en-US',
    start_url: '/',
    theme_color: meta('theme-color'),
  });
  const maskable = manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ src }) => src);
  const sizes = [link('apple-touch-icon') ?? '', ...maskable].map(async (src) => {
    const image = sharp(join(dist, src));
    // Phones crop the icon to a circle or another shape, so the background, lapis, fills the square.
    const data = await image.clone().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(`#${data.subarray(0, 3).toString('hex')}`, src).toBe('#0f2a3d');
    return (await image.metadata()).width;
  });
  expect(await Promise.all(sizes)).toEqual([180, 192, 512]);
});

// Unit tests of `src/layout/structured-data.ts` cover each property; these tests, what the pages pass to it.
test('the structured data of Home describes the church, that of the other pages is about it', () => {
  const church = { '@id': `${origin}/#church` };
  const [home] = metaOf('index.html').data;
  expect(home).toMatchObject({
    ...church,
    '@type': ['Church', 'Organization'],
    name,
    url: `${origin}/`,
    address: { streetAddress: '120 Lincoln Avenue', addressLocality: 'Springfield', addressRegion: 'IL' },
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Wednesday', opens: '05:30', closes: '07:30' }),
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Sunday', opens: '09:00', closes: '11:45' }),
    ]),
  });
  expect(metaOf('Home.html').data).toEqual(metaOf('index.html').data);
  const [ministries, ...others] = metaOf('Ministries.html').data;
  expect(others).toEqual([]);
  expect(ministries).toMatchObject({
    url: `${origin}/Ministries`,
    about: church,
    breadcrumb: {
      itemListElement: [
        { item: `${origin}/`, name: 'Home' },
        { item: `${origin}/Ministries`, name: 'Ministries' },
      ],
    },
  });
  expect(JSON.stringify(ministries)).toContain('{"@type":"ListItem","position":3,"name":"Deacons"}');
  // The stream is live at hours that nobody promises.
  expect(JSON.stringify(metaOf('WatchLive.html').data)).not.toMatch(
    /VideoObject|Broadcast|publication|startDate|isLive/,
  );
});
