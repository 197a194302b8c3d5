import type { Church } from '#church/schema.ts';
import { currentLanguage } from '#language/current-language.ts';
import type { Language } from '#language/languages.ts';
import { type OptionalPage, type Page, type PageName, pageNames } from '#content-model/page-names.ts';

/** The pages that the site has, those of `legal.yaml` last. Others are not built, and nothing links to them. */
export function shownPages(
  church: Partial<Pick<Church, 'streamId' | OptionalPage>>,
  legal: { pages: readonly { id: Page }[] },
): Page[] {
  const keys: Partial<Record<PageName, unknown>> = { ...church, 'watch-live': Boolean(church.streamId) };
  return [...pageNames.filter((page) => keys[page] !== false), ...legal.pages.map(({ id }) => id)];
}

/**
 * @param page `home` is at the root, any other page at its name in PascalCase: `watch-live` at `/WatchLive`
 * @param language by default that of the page; other languages than the main one are in a folder
 * @param base `/`, or `/church/` for a site in a folder
 * @returns a path without a trailing slash: `/`, `/Schedule`, `/ar`, `/ar/Schedule`
 */
export const pageHref = (page: Page, language: PathLanguage = currentLanguage(), base?: string) =>
  fileHref(pathIn(language, page === 'home' ? '' : pascalCase(page)), base);

export const fileHref = (file: string, base = import.meta.env.BASE_URL) => base.replace(/\/*$/, '/') + file;

export const absoluteUrl = (href: string, site = import.meta.env.SITE) => new URL(href, site).href;

/** @returns `Home` (a copy of the root page), `Schedule`, `ar/Home` and so on */
export const pagePaths = (pages: readonly Page[], languages: readonly PathLanguage[] = [currentLanguage()]) =>
  languages.flatMap((language) => pages.map((page) => pathIn(language, pascalCase(page))));

/**
 * The paths, below the root, to which hosts redirect from other casings and endings. The many pages of a folder share one for each
 * first word, with a `*` for the rest, which is letters, digits and hyphens: `Gospel/John-*`. The folder alone could not have the
 * capitals of the name.
 */
export const redirectTargets = (pages: readonly Page[], languages: readonly PathLanguage[]) => {
  const folders = languages.flatMap(({ isMain, code }) => (isMain ? [] : [code]));
  const targets = pagePaths(pages, languages).map((path) =>
    path.replace(/(?<=[A-Z]\w*\/[A-Z][a-z]+-)[\d-]+$/, '*'),
  );
  const isShared = (path: string) => path.endsWith('*');
  // The shared ones are last: the first rule that matches is applied, and Cloudflare counts every rule below one with a wildcard as one.
  return [...new Set([...targets, ...folders])].sort((a, b) => Number(isShared(a)) - Number(isShared(b)));
};

const pathIn = ({ isMain, code }: PathLanguage, path: string) =>
  isMain ? path : [code, path].filter(Boolean).join('/');

type PathLanguage = Pick<Language, 'isMain' | 'code'>;

const pascalCase = (name: string) =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
