import { content } from './support/content.ts';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { address } from './support/liturgies.ts';

const church = content('church');
const { headerLinks, menuLinks, footer } = content('layout');

for (const route of routes) {
  test(`${route} stands between the bar and the footer`, async ({ page }) => {
    await page.goto(route);

    await test.step('the bar links to the pages in their order, and to two other services in a new tab', async () => {
      const bar = page.getByRole('banner').first().getByRole('navigation');
      await expect(bar.locator('a')).toContainText([...headerLinks, ...menuLinks].map(({ label }) => label));
      for (const { label, link: to } of headerLinks) {
        if (!to) continue;
        const link = bar.getByRole('link', { name: label });
        await expect(link).toHaveAttribute('href', church.links[to]);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });

    await test.step('the emblem is 80 by 80 pixels and leads Home', async () => {
      const emblem = page.getByRole('link', { name: content('layout').homeLabel }).first();
      expect(await emblem.locator('svg').first().boundingBox()).toMatchObject({ width: 80, height: 80 });
      await expect(emblem).toHaveAttribute('href', '/');
    });

    await test.step('the footer tells how to reach the church and where else to find it', async () => {
      const foot = page.getByRole('contentinfo');
      await expect(foot.getByRole('link', { name: footer.contactLabel })).toHaveAttribute(
        'href',
        '/ContactUs',
      );
      for (const line of address) await expect(foot).toContainText(line);
      await expect(foot.locator('a[href^="tel:"]')).toBeVisible();
      for (const [name, href] of [
        [footer.facebookLabel, church.links.facebook],
        [footer.youtubeLabel, church.links.youtube],
        [footer.instagramLabel, church.links.instagram],
      ] as const) {
        const link = foot.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
      await expect(foot.getByRole('link', { name: footer.emailLabel })).toHaveAttribute(
        'href',
        `mailto:${church.email}`,
      );
      await expect(foot).toContainText(footer.copyright);
    });
  });
}
