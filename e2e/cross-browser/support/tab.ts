/** One tab of a browser: the least that a visitor does, which every engine can be told to do. */
export interface Tab {
  /** Opens an address, and waits until it is loaded. */
  goTo(url: string): Promise<void>;

  /**
   * Runs a function in the page.
   *
   * @param question knows nothing but what is given to it
   * @param given goes there, and the answer comes back, as JSON
   */
  ask<Given extends unknown[], Answer>(
    question: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>;

  /** Presses and releases the mouse, in CSS pixels from the corner of what is in sight. */
  click(point: Point): Promise<void>;

  /** Presses these keys together: `'Tab'`, or `'Control', 'v'`. */
  press(...keys: Key[]): Promise<void>;

  /** Types into what has the focus. */
  write(text: string): Promise<void>;

  /** Makes what is in sight this large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;

  /** @returns what is in sight, as PNG */
  picture(): Promise<Buffer>;

  /** @returns what the page threw and wrote to the console as an error */
  errors(): Promise<string[]>;

  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Shift' | 'Control' | 'a' | 'v';

/** A browser that runs, and opens tabs that know nothing of each other. */
export interface Browser {
  open(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Start {
  /** Where the proxy listens that answers for all hosts but this machine. */
  proxyPort: number;
  /** Whether pages may run script. */
  scripting: boolean;
}
