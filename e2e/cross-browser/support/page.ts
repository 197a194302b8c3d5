import { words } from '../../support/content.ts';
import { Key, type WebDriver } from 'selenium-webdriver';
import { sampleMessage } from '../../support/contact-form.ts';

/** `link` is a link of the header. */
const selectors = {
  banner: 'header',
  navigation: 'nav',
  link: 'header a[href]',
  button: 'button',
  dialog: 'dialog',
  textbox: 'input:not([type=hidden]), textarea',
};

/** A window. Elements are found by role and accessible name, which WebKit computes. */
export class WebKitPage {
  readonly #driver: WebDriver;
  readonly #baseURL: string;
  readonly #errors: string[] = [];

  constructor(driver: WebDriver, baseURL: string) {
    this.#driver = driver;
    this.#baseURL = baseURL;
  }

  async goto(path: string): Promise<void> {
    await this.errors();
    await this.#driver.get(`${this.#baseURL}${path}`);
    await this.evaluate(recordErrors);
  }

  /** @returns the current URL, without the origin if that is the site's */
  async url(): Promise<string> {
    return (await this.#driver.getCurrentUrl()).replace(this.#baseURL, '');
  }

  /**
   * Runs a function in the page.
   * @param pageFunction without references to its scope; arguments and result are passed as JSON
   */
  evaluate<Args extends unknown[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.#driver.executeScript<Result>(pageFunction, ...args);
  }

  /**
   * @param name the whole accessible name; any element of the role without it
   * @returns the state of the first visible match; without one, that it is not visible
   */
  async query(role: Role, name?: string): Promise<Partial<ElementState>> {
    return (await this.#find(role, name))?.state ?? { visible: false };
  }

  /** Scrolls an element into view and clicks its center; throws when it is hidden or covered. */
  async click(role: Role, name: string): Promise<void> {
    const { element } = (await this.#find(role, name)) ?? {};
    if (!element) throw new Error(`There is no ${role} '${name}'.`);
    // WebDriver's own click does not wait for a smooth scroll.
    await this.#driver.executeScript(scrollIntoView, element);
    await element.click();
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.#driver.actions().move({ x, y, duration: 0 }).click().perform();
  }

  /** Presses keys together: `Key.TAB`, or `Key.CONTROL, 'v'`. */
  async press(...keys: string[]): Promise<void> {
    const actions = this.#driver.actions();
    for (const key of keys) actions.keyDown(key);
    for (const key of keys.toReversed()) actions.keyUp(key);
    await actions.perform();
  }

  async fill(label: string, text: string): Promise<void> {
    await this.click('textbox', label);
    await this.press(Key.CONTROL, 'a');
    await this.#driver.switchTo().activeElement().sendKeys(text.replaceAll('\n', Key.ENTER));
  }

  async fillForm(message = sampleMessage): Promise<void> {
    await this.fill(words.form.nameLabel, message.user_name);
    await this.fill(words.form.emailLabel, message.user_email);
    await this.fill(words.form.titleLabel, message.title);
    await this.fill(words.form.messageLabel, message.message);
  }

  /** Presses Tab until the element of this name has the focus. */
  async tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 40; presses++) {
      await this.press(Key.TAB);
      if ((await this.#driver.switchTo().activeElement().getAccessibleName()) === name) return;
    }
    throw new Error(`'${name}' cannot be reached with Tab.`);
  }

  async setViewportSize(width: number, height: number): Promise<void> {
    await this.#driver.manage().window().setRect({ width, height });
  }

  /** @returns uncaught exceptions and `console.error` calls of all pages so far */
  async errors(): Promise<string[]> {
    this.#errors.push(...(await this.evaluate(() => window.errorsSoFar?.splice(0) ?? [])));
    return this.#errors;
  }

  /** @returns the first visible element of a role and a name */
  async #find(role: Role, name?: string) {
    for (const element of await this.#driver.findElements({ css: selectors[role] })) {
      const state = await this.#driver.executeScript<ElementState>(stateOf, element);
      if (!state.visible) continue;
      const label = await element.getAccessibleName();
      // WebKit appends the value of a field to its name.
      if ([undefined, label, label.replace(` ${state.value}`, '')].includes(name)) return { element, state };
    }
    return undefined;
  }
}

function scrollIntoView(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function stateOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    visible: element.checkVisibility(),
    focused: element === document.activeElement,
    expanded: element.ariaExpanded,
    value: (element as HTMLInputElement).value,
    modal: element.matches(':modal'),
    backgroundColor: getComputedStyle(element).backgroundColor,
    covered: !element.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
  };
}

/** Runs in the page once it is loaded, because this driver does not report the console. */
function recordErrors(): void {
  const errors: string[] = (window.errorsSoFar = []);
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  console.error = (...args: unknown[]) => errors.push(args.join(' '));
}

type Role = keyof typeof selectors;

type ElementState = ReturnType<typeof stateOf>;

declare global {
  interface Window {
    errorsSoFar?: string[];
  }
}
