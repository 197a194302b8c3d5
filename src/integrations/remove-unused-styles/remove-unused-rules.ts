import { load } from 'cheerio';
import { transform } from 'lightningcss';

/**
 * Removes the rules that no element can match, as told by their classes. Only the style with `data-main` is
 * changed: pages share the others, and each different style adds a hash to the Content Security Policy.
 *
 * @param html a page
 * @param scripts the text of the scripts that may add classes to it
 * @returns the page with shorter styles
 */
export function removeUnusedRules(html: string, scripts: string): string {
  const $ = load(html);
  const classes = $('[class]')
    .toArray()
    .flatMap((element) => $(element).attr('class')?.split(/\s+/) ?? []);
  const used = new Set([...classes, ...scripts.split(/[\s"'`]+/)]);
  // The licenses are in licenses.txt.
  return html
    .replace(/\/\*! tailwindcss[^*]*\*\//g, '')
    .replace(/(?<=<style data-main>)[^]*?(?=<\/style>)/, (css) => {
      const unusedSymbols = classesIn(css).filter((name) => !used.has(name));
      return transform({
        filename: 'main.css',
        // The reset makes all borders solid.
        code: Buffer.from(
          css.replace(
            /border(-\w+)*-style:var\(--tw-border-style\);?|@property --tw-border-style\{[^}]*\}/g,
            '',
          ),
        ),
        minify: true,
        unusedSymbols,
      }).code.toString();
    });
}

/** @returns the names of the classes in selectors, without escapes, and words that look like one: `5rem` of `.5rem` */
function classesIn(css: string): string[] {
  return [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}
