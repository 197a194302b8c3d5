import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { colors } from '#styles/colors.ts';
import { dist, fileAt, readBuilt, readPageMeta } from './support/built-site.ts';
import type { PageName } from '#content-model/page-names.ts';
import { pageHref } from '#church/routes.ts';
import { content, contentIn, languages, pages as pageNames, parsedContent } from './support/content.ts';
import { to24Hour, weeklyLiturgies } from './support/liturgies.ts';
import { expect, test } from './support/test.ts';

const pages = pageNames.map((page) => {
  const path = pageHref(page, '/');
  return [page, { path, file: fileAt(path) }] as const;
});
const locationsIn = (sitemap: string) =>
  [...readBuilt(sitemap).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
const urls = locationsIn('sitemap-0.xml');
const { origin } = new URL(urls[0] ?? '');

/** Every page in every language. */
const pagesInLanguages = languages.flatMap((language) =>
  pages.map(([name]) => ({ name, language, path: pageHref(name, '/', language) })),
);

for (const { name, language, path } of pagesInLanguages) {
  test(`${path} has metadata for search engines and link previews`, async () => {
    const { title, meta, link, lang, alternates, firstAlt } = readPageMeta(fileAt(path));
    const legal = contentIn(language, 'legal').pages.find(({ id }) => id === name);
    const page = legal ?? contentIn(language, `pages/${name as PageName}`);
    const church = contentIn(language, 'church');
    expect(title).toBe(page.title);
    expect(meta('description')).toBe(page.description);
    expect(link('canonical')).toBe(origin + path);
    expect(meta('robots')).toBeUndefined();
    expect(lang).toBe(language.tag);
    const [main] = languages;
    const others = languages.map((it) => [it.code, origin + pageHref(name, '/', it)]);
    const all = [...others, ['x-default', origin + pageHref(name, '/', main)]];
    expect(alternates).toEqual(languages.length > 1 ? all : []);

    expect(meta('og:title')).toBe(title);
    expect(meta('og:description')).toBe(page.description);
    expect(meta('og:url')).toBe(origin + path);
    expect(meta('og:type')).toBe('website');
    expect(meta('og:site_name')).toBe(church.name);
    const { alt } = 'banner' in page ? page.banner.image : contentIn(language, 'pages/home').hero.image;
    expect(meta('og:image:alt')).toBe(alt ?? title);
    expect(firstAlt).toBe(legal ? '' : (alt ?? ''));
    expect(meta('twitter:card')).toBe('summary_large_image');

    const ogImageUrl = new URL(meta('og:image') ?? '');
    const ogImage = await readFile(join(dist, ogImageUrl.pathname));
    expect(ogImageUrl.origin).toBe(origin);
    expect(await sharp(ogImage).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(ogImage.length).toBeLessThan(300_000);
  });
}

test('/Home has / as its canonical URL; the 404 page has none and is not indexed', () => {
  const home = readPageMeta('Home.html');
  expect(home.link('canonical')).toBe(`${origin}/`);
  expect(home.meta('robots')).toBeUndefined();
  const notFound = readPageMeta('404.html');
  expect(notFound.meta('robots')).toBe('noindex');
  expect(notFound.link('canonical')).toBeUndefined();
  expect(notFound.meta('og:url')).toBeUndefined();
});

test('sitemap lists the canonical URLs, robots.txt links to it', async ({ request }) => {
  const canonical = pagesInLanguages.map(({ path }) => readPageMeta(fileAt(path)).link('canonical'));
  expect(urls.toSorted()).toEqual(canonical.toSorted());
  expect(locationsIn('sitemap-index.xml')).toEqual([`${origin}/sitemap-0.xml`]);

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`\nSitemap: ${origin}/sitemap-index.xml\n`);
  expect(robots).not.toMatch(/^Disallow: *\S/m);
});

test('llms.txt has the name, one sentence, and links to every page and calendar feed', () => {
  const text = readBuilt('llms.txt');
  const sections = text.split('\n\n');
  // The Gospels of the next liturgies are the last section, where there are any.
  expect([6, 8]).toContain(sections.length);
  expect(sections.slice(0, 2)).toEqual([
    `# ${content('church').name}`,
    `> ${content('pages/home').description}`,
  ]);

  const links = [...text.matchAll(/^- \[.+\]\((.+)\): (.+)$/gm)].map(([, url, about]) => [url, about]);
  const about = pages.map(([, { file }]) => readPageMeta(file));
  expect(links.slice(0, pages.length)).toEqual(
    about.map(({ link, meta }) => [link('canonical'), meta('description')]),
  );
  const feeds = ['liturgies', 'church-year'].map((name) => `${origin}/${name}.ics`);
  expect(links.slice(pages.length).map(([url]) => url)).toEqual(feeds);
});

test('favicon, app icons and manifest exist', async ({ request }) => {
  const { link, meta } = readPageMeta('index.html');
  expect((await request.get(link('icon') ?? '')).headers()['content-type']).toBe('image/svg+xml');
  // Browsers without SVG favicons request it.
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/icon/);

  const manifest = JSON.parse(readBuilt(link('manifest') ?? '')) as {
    icons: { src: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({
    name: content('church').name,
    short_name: content('church').shortName,
    lang: readPageMeta('index.html').lang,
    start_url: '/',
    theme_color: meta('theme-color'),
  });
  const maskable = manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ src }) => src);
  const sizes = [link('apple-touch-icon') ?? '', ...maskable].map(async (src) => {
    const image = sharp(join(dist, src));
    // Phones crop the icon to a circle or another shape, so the background fills the square.
    const data = await image.clone().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(`#${data.subarray(0, 3).toString('hex')}`, src).toBe(colors['surface-dark']);
    return (await image.metadata()).width;
  });
  expect(await Promise.all(sizes)).toEqual([180, 192, 512]);
});

// Unit tests of `src/layout/structured-data.ts` cover each property; these tests, what the pages pass to it.

const home = `${origin}/`;
const id = { '@id': `${home}#church` };
const openingHours = weeklyLiturgies.map(({ day, startTime }) =>
  expect.objectContaining({ dayOfWeek: `https://schema.org/${day}`, opens: to24Hour(startTime) }),
);
const { headerLinks, menuLinks } = content('layout');
// Of two links to a page, the label of the first.
const labels = new Map<string | undefined, string>(
  [...headerLinks, ...menuLinks].toReversed().map(({ page, label }) => [page, label]),
);
const ministries = {
  mainEntity: {
    itemListElement: content('ministries').cards.map(({ name }, index) => ({ position: index + 1, name })),
  },
};

const listsEvents = (page: string) =>
  page === 'schedule' && content('pages/schedule').upcoming.show === 'list';

for (const [page, { path, file }] of pages) {
  test(`${path} describes the church, or is about it with a breadcrumb below Home`, async ({ request }) => {
    const { data, link, title } = readPageMeta(file);
    const url = link('canonical');
    const { name, shortName } = content('church');
    const legal = parsedContent('legal').pages.find(({ id }) => id === page);
    const itemListElement = [
      { item: home, name: labels.get('home') ?? shortName },
      { item: url, name: labels.get(page) ?? legal?.label ?? title },
    ];
    const expected =
      path === '/'
        ? { ...id, url, name, openingHoursSpecification: expect.arrayContaining(openingHours) }
        : { url, about: id, breadcrumb: { itemListElement }, ...(page === 'ministries' && ministries) };
    const [main, ...events] = data;
    expect(main).toMatchObject(expected);
    const logo = path === '/' ? new URL(String(main?.logo)).pathname : path;
    expect((await request.get(logo)).status(), logo).toBe(200);
    // Their number is that of the calendar.
    expect(events).toMatchObject(listsEvents(page) ? events.map(() => ({ '@type': 'Event' })) : []);
  });
}

test('/Home has the data of /, Watch Live none about a broadcast, the 404 page none at all', () => {
  expect(readPageMeta('Home.html').data).toEqual(readPageMeta('index.html').data);
  const broadcast = /VideoObject|Broadcast|publication|startDate|isLive/;
  // Without a live stream there is no such page.
  const watchLive = pages.filter(([page]) => page === 'watch-live');
  for (const [, { file }] of watchLive)
    expect(JSON.stringify(readPageMeta(file).data)).not.toMatch(broadcast);
  expect(readPageMeta('404.html').data).toEqual([]);
});
