import { parsePhoneNumberWithError } from 'libphonenumber-js';
import type { Locator, Page } from 'playwright/test';
import { isMemberPage, type Layout } from '#site/layout-schema.ts';
import type { PageName } from '#content-model/page-names.ts';
import { isAccountNumber } from '#giving/account-number.ts';
import { content, languages, pages, parsedContent, words } from './content.ts';
import { expect } from './test.ts';

const { links = {} } = content('church');

/** @returns the name of the church in the header, where the short one is in place of a long one */
export const nameInHeader = ({ name, shortName }: { name: string; shortName: string }) =>
  name.length <= 40 ? name : shortName;

/** Whether the site has the page of a link that editors set; a link to anything else is always shown. */
export const isShown = ({ page }: { page?: PageName | undefined }) => !page || pages.includes(page);

/** @returns the links of a header, without those to a page or another site that the church does not have */
export const shownLinks = ({ headerLinks, menuLinks }: Pick<Layout, 'headerLinks' | 'menuLinks'>) => ({
  headerLinks: headerLinks.filter(({ page }) => (isMemberPage(page) ? links[page] : pages.includes(page))),
  menuLinks: menuLinks.filter(isShown),
});

export const { headerLinks, menuLinks } = shownLinks(content('layout'));

export const { methods: givingMethods } = parsedContent('giving-methods');

/** For tests of what all dialogs have in common. */
export const anyMethod = givingMethods.at(-1) ?? { id: '', buttonLabel: '', heading: '' };

/** The methods with a number, an address or a handle, and what their buttons copy: of a telephone number its digits. */
export const copyMethods = givingMethods.flatMap(({ phone = '', email, handle, ...method }) => {
  const digits = phone && parsePhoneNumberWithError(phone).formatNational().replace(/\D/g, '');
  const details = [
    { href: `tel:${phone.replace(/[ -]/g, '')}`, copied: digits, words: words.copyPhone },
    { href: `mailto:${email}`, copied: email, words: words.copyEmail },
    {
      href: null,
      copied: handle,
      words: isAccountNumber(handle ?? '') ? words.copyPhone : words.copyHandle,
    },
  ];
  return details.flatMap(({ copied, ...detail }) => (copied ? [{ ...method, ...detail, copied }] : []));
});

/** Runs in the page. While the browser's own controls have the focus, the active element is the body. */
export function isFocusOutside(): boolean {
  const { activeElement, body } = document;
  return activeElement !== body && !activeElement?.closest('dialog');
}

export const lastMenuLink = menuLinks.at(-1) ?? { label: '', page: 'home' };

export function siteHeader(page: Page): Locator {
  return page.getByRole('banner').first();
}

export const menuButton = (page: Page): Locator => page.locator('.site-header-menu-button');

/** The controls of the header have the language of the page. */
const named = (page: Page, role: 'button' | 'navigation', key: 'navigation' | 'navigationButton') =>
  languages
    .map(({ words }) => page.getByRole(role, { name: words[key], exact: true }))
    .reduce((all, one) => all.or(one));

export const toggle = (page: Page): Locator => named(page, 'button', 'navigationButton');

export const navigation = (page: Page): Locator => named(page, 'navigation', 'navigation');

/** The button that opens the dialog of `anyMethod`. */
export function givingButton(page: Page): Locator {
  return page.getByRole('button', { name: anyMethod.buttonLabel });
}

export function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: words.form.sendLabel });
}

/** Waits until React has hydrated the island around an element. */
export async function expectHydrated(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).locator('astro-island:not([ssr])')).toBeAttached({
    timeout: 10_000,
  });
}
