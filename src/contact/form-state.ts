import type { ContactUsPage } from './page-schema.ts';
import type { MailtoFallback } from './mailto-fallback.ts';

/** Shows a state by the texts of `ContactFields.astro`: browsers can translate them, and screen readers announce what appears. */
export function showState(form: HTMLElement, { text, sending, mailto, emailInvalid }: FormState) {
  const shown = new Set<string | undefined>([
    sending ? 'sending' : undefined,
    text,
    mailto && 'mailtoLabel',
    mailto && !mailto.complete ? 'mailtoShortened' : undefined,
    emailInvalid ? 'emailError' : undefined,
  ]);
  for (const element of form.querySelectorAll<HTMLElement>('[data-text]')) {
    element.hidden = !shown.has(element.dataset.text);
  }
  if (sending || text) form.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' });
  if (mailto) setAttribute(form, '[data-text=mailtoLabel]', 'href', mailto.href);
  setAttribute(form, '[type=email]', 'aria-invalid', emailInvalid && 'true');
  setAttribute(form, '[type=email]', 'aria-describedby', emailInvalid && 'email-error');
}

function setAttribute(form: HTMLElement, selector: string, name: string, value: string | false = false) {
  const element = form.querySelector(selector);
  if (value) element?.setAttribute(name, value);
  else element?.removeAttribute(name);
}

/** Clears the fields whose value was sent; text typed since then stays. */
export function clear(form: HTMLFormElement, sent: FormData) {
  const current = new FormData(form);
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')) {
    if (current.get(field.name) === sent.get(field.name)) field.value = '';
  }
}

export interface FormState {
  readonly sending?: boolean | undefined;
  readonly text?: keyof ContactUsPage['messages'] | 'slow' | undefined;
  readonly mailto?: MailtoFallback | undefined;
  readonly failed?: boolean;
  readonly emailInvalid?: boolean;
}
