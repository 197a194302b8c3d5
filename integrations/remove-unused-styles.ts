import { glob, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import { load } from 'cheerio';
import { type AtRule, parse, type Root } from 'postcss';

/** What depends on the state of an element: `:not()`, attributes, pseudo-classes and pseudo-elements. */
const STATE =
  /(?<!\\)(?::not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\]|::?(?!is|has|where|nth|first|last|only)[\w-]+(?:\([^()]*\))?)/g;

/**
 * Removes from each page the rules of its page header and of `main.css` that it has no element for. All pages share the sheets
 * in development.
 */
export default function removeUnusedStyles(): AstroIntegration {
  return {
    name: 'remove-unused-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const files = await Array.fromAsync(glob('**/*.html', { cwd: dir }), async (file) => {
          const url = new URL(file, dir);
          return {
            url,
            page: basename(file).replace(/^(index|\w\w)(?=\.html$)/, 'Home'),
            html: await readFile(url, 'utf8'),
          };
        });
        for (const { url, page, html } of files) {
          const inOtherLanguages = files.filter((it) => it.page === page && it.url !== url);
          const trimmed = removeUnusedRules(
            html,
            inOtherLanguages.map((it) => it.html),
          );
          await writeFile(url, trimmed);
        }
      },
    },
  };
}

/**
 * @param others the page in the other languages: all have the same sheets, and the Content Security Policy one hash for them
 * @returns the page without the rules in these two sheets whose selectors match no element in any state
 */
export function removeUnusedRules(html: string, others: readonly string[] = []): string {
  // Parses the content of `noscript` as elements.
  const pages = [html, ...others].map((page) => load(page, { scriptingEnabled: false }));
  const isUsed = (selector: string) => {
    // `.list :not(s)` becomes `.list *`, and `a:hover` becomes `a`.
    const stateless = selector.replaceAll(STATE, (...[, offset]: [string, number]) =>
      /[\w\])*-]/.test(selector.charAt(offset - 1)) ? '' : '*',
    );
    try {
      return pages.some(($) => $(stateless).length > 0);
    } catch {
      // A selector that only browsers understand.
      return true;
    }
  };
  const trimmed = html.replace(/(?<=<style data-(?:page-header|main)>).*?(?=<\/style>)/gs, (css) => {
    const sheet = parse(css);
    sheet.walkRules((rule) => {
      if (rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return;
      const selectors = rule.selectors.filter(isUsed);
      if (selectors.length === 0) rule.remove();
      else rule.selectors = selectors;
    });
    // The inner ones first: they may leave the outer ones empty.
    const atRules: AtRule[] = [];
    sheet.walkAtRules((rule) => void atRules.unshift(rule));
    for (const rule of atRules) if (rule.nodes?.length === 0) rule.remove();
    sheet.walkAtRules('keyframes', (rule) => {
      if (!animations(sheet).some((value) => value.includes(rule.params))) rule.remove();
    });
    return sheet.toString();
  });
  // Nothing else needs the mark of the sheet.
  return trimmed.replace('<style data-page-header>', '<style>');
}

/** @returns the values of the animation properties */
function animations(sheet: Root): string[] {
  const values: string[] = [];
  sheet.walkDecls(/^animation/, ({ value }) => void values.push(value));
  return values;
}
