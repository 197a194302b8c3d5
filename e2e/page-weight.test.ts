import { routes, languageAt } from './support/content.ts';
import { roleStyles } from '../tailwind.config.ts';
import { fileAt, readBuilt } from './support/built-site.ts';
import { headerLinks, menuLinks } from './support/page-objects.ts';
import { expect, test } from './support/test.ts';
import { compressedSize, budgets, criticalHtml, inlineScripts } from './support/transfer-size.ts';

for (const route of [...routes, '/404']) {
  test(`${route}: compressed HTML is at most 14.6 kB, its critical part 6.2 kB, its scripts 2.3 kB`, () => {
    const html = onBlueDay(readBuilt(fileAt(route)));
    const critical = criticalHtml(html);
    const scripts = inlineScripts(route);
    const page = withoutEvents(html);
    // What this content has in the header is in the critical part, and in the whole.
    const inHeader =
      budgets.criticalLink * extraLinks +
      budgets.criticalLine * extraLines(html) +
      (html.includes('unicode-range:U+100-') ? budgets.extendedFonts : 0);
    const { code, direction } = languageAt(route);
    const inLanguage =
      direction === 'rtl' ? budgets.criticalInArabic : code === 'en' ? 0 : budgets.criticalInOtherLanguage;
    const budget = budgets.html + inHeader + (page === html ? 0 : budgets.eventList);
    expect.soft(compressedSize(page), 'HTML').toBeLessThanOrEqual(budget);
    expect
      .soft(compressedSize(critical), 'critical HTML')
      .toBeLessThanOrEqual(budgets.criticalHtml + inHeader + inLanguage);
    expect
      .soft(compressedSize(scripts.join('')), 'inline scripts')
      .toBeLessThanOrEqual(
        (route === '/404' ? budgets.inlineScriptOnFallback : budgets.inlineScript) +
          (html.includes('<form') ? budgets.formScript : 0),
      );
  });
}

/** @returns the page with the colors that take the most bytes: the budgets hold on every day */
const onBlueDay = (html: string) =>
  html
    .replace(/:root\{--page.*?\}\}/, roleStyles('blue'))
    .replace(/(?<=<html[^>]*?)( data-color="\w+")?>/, ' data-color="blue">');

const extraLinks = Math.max(0, headerLinks.length + menuLinks.length - 9);

/** The events of the calendar are as many and as long as it has them. */
const withoutEvents = (html: string) =>
  html.replace(
    /<script type="application\/ld\+json">[^<]*"@type":"Event"[^<]*<\/script>|<ol class="divided-list[^]*?<\/ol>/g,
    '',
  );

/** @returns how many lines the hours of the navigation panel and the notices have, beyond four usual liturgies */
function extraLines(html: string): number {
  const parts =
    html.match(/(?<=<div class="site-header-hours">)[^]*?<\/dl>|(?<= class="notices">)[^]*?<\/section>/g) ??
    [];
  return Math.max(0, parts.join('').split(/<(?:li|dt|dd|p|s)\b/).length - 1 - 8);
}
