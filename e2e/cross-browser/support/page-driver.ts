import type { Key, Tab } from './tab.ts';

/** Someone at a browser, of whichever engine: finds things by role and name, as one who sees or hears the page does. */
export class PageDriver {
  readonly #tab: Tab;
  readonly #site: string;

  /** @param site where it is served, without a slash at the end */
  constructor(tab: Tab, site: string) {
    this.#tab = tab;
    this.#site = site;
  }

  /** @param address on the site, as `/Giving` */
  async open(address: string): Promise<void> {
    await this.#tab.goTo(`${this.#site}${address}`);
  }

  /** @returns where it is, without the host if that is the site */
  async address(): Promise<string> {
    const address = await this.ask(() => location.href);
    return address.startsWith(`${this.#site}/`) ? address.slice(this.#site.length) : address;
  }

  /** Runs a function in the page. */
  ask: Tab['ask'] = (question, ...given) => this.#tab.ask(question, ...given);

  /**
   * @param name its whole name, as a screen reader says it
   * @returns what there is to know of the first that is shown, or of one that is hidden; what is missing is hidden
   */
  async look(role: Role, name?: string): Promise<Sight> {
    return (await this.#find(role, name)) ?? hidden;
  }

  /**
   * Brings something into sight and clicks it.
   *
   * @throws {Error} when it is not shown, or something else lies over it
   */
  async click(role: Role, name: string): Promise<void> {
    const sight = await this.#find(role, name, true);
    if (!sight?.shown) throw new Error(`No ${role} '${name}' is shown.`);
    if (sight.coveredBy) throw new Error(`The ${role} '${name}' is covered by ${sight.coveredBy}.`);
    await this.#tab.click(sight.middle);
  }

  /** Clicks at a place of the screen, in CSS pixels. */
  async clickAt(x: number, y: number): Promise<void> {
    await this.#tab.click({ x, y });
  }

  /** Presses these keys together. */
  async press(...keys: Key[]): Promise<void> {
    await this.#tab.press(...keys);
  }

  /** Writes into a field, in the place of what stands there. */
  async write(label: string, text: string): Promise<void> {
    await this.click('textbox', label);
    await this.press('Control', 'a');
    await this.#tab.write(text);
  }

  /** Goes to a place of the page at once, in CSS pixels from its top. */
  async scrollTo(position: number): Promise<void> {
    await this.ask((top) => {
      scrollTo({ top, behavior: 'instant' });
    }, position);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#tab.resize(width, height);
  }

  #find(role: Role, name?: string, intoSight = false): Promise<Sight | undefined> {
    return this.#tab.ask(find, selectors[role], name ?? null, intoSight);
  }
}

const selectors = {
  banner: 'header',
  navigation: 'nav',
  heading: 'h1, h2, h3',
  link: 'header a[href]',
  button: 'button',
  dialog: 'dialog',
  textbox: 'input:not([type=hidden]), textarea',
};

/** Of links, those of the bar. */
export type Role = keyof typeof selectors;

export interface Sight {
  shown: boolean;
  focused: boolean;
  /** `aria-expanded` and `aria-current`, where it has them. */
  expanded: string | null;
  current: string | null;
  underlined: boolean;
  /** What stands in a field. */
  value: string;
  /** Whether the rest of the page is out of reach. */
  modal: boolean;
  /** The colour of its ground. */
  ground: string;
  /** Its middle, in CSS pixels from the corner of the screen. */
  middle: { x: number; y: number };
  /** What a click at its middle would hit instead. */
  coveredBy: string;
}

const hidden: Sight = {
  shown: false,
  focused: false,
  expanded: null,
  current: null,
  underlined: false,
  value: '',
  modal: false,
  ground: '',
  middle: { x: 0, y: 0 },
  coveredBy: '',
};

/** Runs in the page. */
function find(selector: string, name: string | null, intoSight: boolean): Sight | undefined {
  const named = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => name === null || nameOf(element) === name,
  );
  const element = named.find((candidate) => candidate.checkVisibility()) ?? named[0];
  if (!element) return undefined;

  if (intoSight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(middle.x, middle.y);
  return {
    shown: element.checkVisibility(),
    focused: element === document.activeElement,
    expanded: element.ariaExpanded,
    current: element.ariaCurrent,
    underlined: getComputedStyle(element).textDecorationLine === 'underline',
    value: (element as HTMLInputElement).value,
    modal: element.matches(':modal'),
    ground: getComputedStyle(element).backgroundColor,
    middle,
    coveredBy: hit && !element.contains(hit) ? `${hit.localName}.${hit.className}` : '',
  };

  function nameOf(candidate: HTMLElement & Partial<HTMLInputElement>): string {
    const heading = document.getElementById(candidate.getAttribute('aria-labelledby') ?? '');
    const namedBy = heading ?? candidate.labels?.[0] ?? candidate;
    return (candidate.ariaLabel ?? namedBy.textContent).replace(/\s+/g, ' ').trim();
  }
}
