import type { ContactUsPage } from './page-schema.ts';
import type { send } from './transport.ts';

/**
 * The two scripts of the contact form work together through its element:
 *
 * 1. `before-hydration.ts`, in the HTML of Contact Us, sets `form.send`, and sends with it what is submitted. When the browser
 *    refuses a field, it waits for the island, whose error says more.
 * 2. The island follows `form.messages`, handles `submit` and `invalid`, and dispatches `hydrated` (`useIsland`). The first script
 *    then leaves both to it, and clicks Send again if a field was refused.
 * 3. If the island's code does not arrive, `astro:hydration-error` reaches the form: the first script goes on, and the browser
 *    shows its own errors.
 */
declare global {
  interface HTMLFormElement {
    send?: typeof send;
    /** The messages so far, before and after hydration. */
    messages?: Message[];
  }
}

export interface Message {
  readonly values: FormData;
  readonly text: string;
  pending: boolean;
  sent: boolean;
  readonly result: Promise<Result>;
}

export type Result = Exclude<keyof ContactUsPage['messages'], 'offline'>;
