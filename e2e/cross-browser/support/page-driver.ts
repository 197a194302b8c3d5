import type { Key, Tab } from './tab.ts';

/** Automates a page in any engine. Elements are found by role and accessible name. */
export class PageDriver {
  readonly #tab: Tab;
  readonly #baseURL: string;

  /** @param baseURL of the site, without a trailing slash */
  constructor(tab: Tab, baseURL: string) {
    this.#tab = tab;
    this.#baseURL = baseURL;
  }

  /** @param path on the site: `/Giving` */
  async goto(path: string): Promise<void> {
    await this.#tab.page.goto(`${this.#baseURL}${path}`);
  }

  /** @returns the current URL, without the origin if that is the site's */
  async url(): Promise<string> {
    const url = await this.evaluate(() => location.href);
    return url.startsWith(`${this.#baseURL}/`) ? url.slice(this.#baseURL.length) : url;
  }

  /**
   * Runs a function in the page.
   *
   * @param pageFunction without references to its scope; arguments and result are passed as JSON
   */
  evaluate<Args extends unknown[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const expression = `(${pageFunction.toString()})(...${JSON.stringify(args)})`;
    return this.#tab.page.evaluate(expression) as Promise<Awaited<Result>>;
  }

  /**
   * @param name the whole accessible name; any element of the role without it
   * @returns the state of the first visible match, else of a hidden one; a missing element counts as hidden
   */
  async query(role: Role, name?: string): Promise<Partial<ElementState>> {
    return (await this.#find(role, name, false)) ?? { visible: false };
  }

  /**
   * Scrolls an element into view and clicks its center.
   *
   * @throws {Error} when it is not visible, or covered by another element
   */
  async click(role: Role, name: string): Promise<void> {
    const state = await this.#find(role, name, true);
    if (!state?.visible) throw new Error(`The ${role} '${name}' is not visible.`);
    if (state.coveredBy) throw new Error(`The ${role} '${name}' is covered by ${state.coveredBy}.`);
    await this.#tab.page.mouse.click(...state.center);
  }

  /** Clicks at a position of the viewport, in CSS pixels. */
  async clickAt(x: number, y: number): Promise<void> {
    await this.#tab.page.mouse.click(x, y);
  }

  /** Presses keys together: `'Tab'`, or `'Control', 'v'`. */
  async press(...keys: Key[]): Promise<void> {
    const { keyboard } = this.#tab.page;
    for (const key of keys) await keyboard.down(key);
    for (const key of keys.toReversed()) await keyboard.up(key);
  }

  /** Replaces the value of a field, by keyboard. */
  async fill(label: string, text: string): Promise<void> {
    await this.click('textbox', label);
    await this.press('Control', 'a');
    await this.#tab.page.keyboard.type(text);
  }

  /** Presses Tab until a button has the focus. */
  async tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 40; presses++) {
      await this.press('Tab');
      if ((await this.query('button', name)).focused) return;
    }
    throw new Error(`The button '${name}' cannot be reached with Tab.`);
  }

  /** Scrolls to a position of the page, in CSS pixels, without an animation. */
  async scrollTo(top: number): Promise<void> {
    await this.evaluate((position) => {
      scrollTo({ top: position, behavior: 'instant' });
    }, top);
  }

  /** In CSS pixels. */
  setViewportSize(width: number, height: number): Promise<void> {
    return this.#tab.setViewportSize(width, height);
  }

  #find(role: Role, name: string | undefined, scroll: boolean): Promise<ElementState | null> {
    return this.evaluate(findElement, selectors[role], name ?? null, scroll);
  }
}

/** `link` is a link of the header. */
const selectors = {
  banner: 'header',
  navigation: 'nav',
  heading: 'h1, h2, h3',
  link: 'header a[href]',
  button: 'button',
  dialog: 'dialog',
  textbox: 'input:not([type=hidden]), textarea',
};

type Role = keyof typeof selectors;

type ElementState = NonNullable<ReturnType<typeof findElement>>;

/** Runs in the page. */
function findElement(selector: string, name: string | null, scroll: boolean) {
  const matches = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (candidate) => name === null || accessibleName(candidate) === name,
  );
  const element = matches.find((match) => match.checkVisibility()) ?? matches[0];
  if (!element) return null;

  if (scroll) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const center: [number, number] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(...center);
  const { textDecorationLine, backgroundColor } = getComputedStyle(element);
  return {
    visible: element.checkVisibility(),
    focused: element === document.activeElement,
    expanded: element.ariaExpanded,
    current: element.ariaCurrent,
    underlined: textDecorationLine === 'underline',
    value: (element as HTMLInputElement).value,
    modal: element.matches(':modal'),
    backgroundColor,
    /** In the viewport, in CSS pixels. */
    center,
    /** The element at its center, if that is not inside it. */
    coveredBy: hit && !element.contains(hit) ? `${hit.localName}.${hit.className}` : '',
  };

  function accessibleName(candidate: HTMLElement & Partial<HTMLInputElement>): string {
    const heading = document.getElementById(candidate.getAttribute('aria-labelledby') ?? '');
    // The first text of a label. The field and its error follow.
    const label = heading ?? candidate.labels?.[0]?.firstChild ?? candidate;
    return (candidate.ariaLabel ?? label.textContent ?? '').replace(/\s+/g, ' ').trim();
  }
}
