import { expect, type Locator } from 'playwright/test';

/** @returns the text of each element as it is seen, with what is crossed out between tildes */
export const readTexts = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) => {
    const textOf = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof HTMLElement) || node.matches('.sr-only')) return '';
      const { display } = getComputedStyle(node);
      if (display !== 'contents' && !node.checkVisibility()) return '';
      const text = [...node.childNodes].map(textOf).join('');
      if (node.matches('s')) return text.replace(/\S.*\S/s, '~$&~');
      return display === 'inline' ? text : ` ${text} `;
    };
    return all.map((element) => textOf(element).replaceAll(/\s+/g, ' ').trim());
  });

/** @returns the text of each image that is shown. One that has not loaded yet has no size, which Playwright's `visible` asks for. */
export const readAlts = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.checkVisibility())
      .map(({ alt }) => alt.replaceAll('\u00A0', ' ')),
  );

export const readTimes = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((times) => (times as HTMLTimeElement[]).map(({ dateTime }) => dateTime));

/** @returns the text of each link, and where it leads: `Directions → https://… in a new tab` */
export async function readLinks(links: Locator): Promise<string[]> {
  const texts = await readTexts(links);
  const targets = await links.evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((link) => {
      const isNewTab = link.target === '_blank' && link.relList.contains('noopener');
      return `${link.getAttribute('href')}${isNewTab ? ' in a new tab' : ''}`;
    }),
  );
  return texts.map((text, index) => `${text} → ${targets[index]}`);
}

/** Expects lines, among which … stands for any number that are not listed. */
export function expectLines(found: string[], expected: string[], what?: string): void {
  const listed = expected.filter((line) => line !== '…');
  const shown = listed.length < expected.length ? found.filter((line) => listed.includes(line)) : found;
  expect.soft(shown, what).toEqual(listed);
}
