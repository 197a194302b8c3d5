import type { Locator } from 'playwright/test';
import { content } from './support/content.ts';
import { address } from './support/liturgies.ts';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const church = content('church');
const { headerLinks, menuLinks, footer, homeLabel } = content('layout');

for (const route of routes) {
  test(`${route}: the site header has all links in order and the logo of 80 px`, async ({ page }) => {
    await page.goto(route);
    const navigation = page.getByRole('banner').first().getByRole('navigation');
    const labels = [...headerLinks, ...menuLinks].map(({ label }) => label);
    await expect(navigation.locator('a')).toContainText(labels);
    for (const { label, link } of headerLinks) {
      if (link) await expectNewTab(navigation.getByRole('link', { name: label }), church.links[link]);
    }

    const home = page.getByRole('link', { name: homeLabel }).first();
    await expect(home).toHaveAttribute('href', '/');
    expect(await home.locator('svg').first().boundingBox()).toMatchObject({ width: 80, height: 80 });
  });

  test(`${route}: the footer has the contact details and the social links`, async ({ page }) => {
    await page.goto(route);
    const contentinfo = page.getByRole('contentinfo');
    const link = (name: string) => contentinfo.getByRole('link', { name });
    await expect(link(footer.contactLabel)).toHaveAttribute('href', '/ContactUs');
    for (const line of [...address, footer.copyright]) await expect(contentinfo).toContainText(line);
    await expect(contentinfo.locator('a[href^="tel:"]')).toBeVisible();
    await expectNewTab(link(footer.facebookLabel), church.links.facebook);
    await expectNewTab(link(footer.youtubeLabel), church.links.youtube);
    await expectNewTab(link(footer.instagramLabel), church.links.instagram);
    await expect(link(footer.emailLabel)).toHaveAttribute('href', `mailto:${church.email}`);
  });
}

async function expectNewTab(link: Locator, href: string): Promise<void> {
  await expect(link).toHaveAttribute('href', href);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
}
