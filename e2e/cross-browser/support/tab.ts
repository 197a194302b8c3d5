/** A tab of any engine's browser. */
export interface Tab {
  page: EnginePage;
  /** In CSS pixels. */
  setViewportSize(width: number, height: number): Promise<void>;
  /** @returns uncaught exceptions and `console.error` calls of all pages so far */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** The methods that Playwright's `Page` and Puppeteer's `Page` have in common, as far as they are used. */
export interface EnginePage {
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: {
    down(key: Key): Promise<void>;
    up(key: Key): Promise<void>;
    type(text: string): Promise<void>;
  };
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Shift' | 'Control' | 'a' | 'v';

/** A running browser. */
export interface Browser {
  /** Opens a tab; where the engine can, without the cookies and storage of the others. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** The port of the proxy for all hosts except localhost. */
  proxyPort: number;
  /** Whether pages may run scripts. */
  javaScriptEnabled: boolean;
}
