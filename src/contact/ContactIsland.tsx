import type { sendForm } from '@emailjs/browser';
import { useCallback, useEffect, useRef, useState } from 'react';
import { preconnect } from 'react-dom';
import type { ContactUsPage } from './page-schema.ts';
import { clear, type FormState, showState } from './form-state.ts';
import { mailtoFallback } from './mailto-fallback.ts';
import type { Message } from './transport.ts';
import { formOrigin } from '#third-parties.ts';
import { useIsland } from '#ui/useIsland.ts';

export const root = 'contact-form';

/** After how many milliseconds the form says that sending takes longer than usual. */
const SLOW = 15_000;

/** Sends the contact form. What is typed or translated before hydration stays. See `transport.ts`. */
export default function ContactIsland({ feedback, recipient }: Props) {
  const library = useRef<typeof sendForm>(undefined);
  const [state, setState] = useState<FormState>({});
  const [emailInvalid, setEmailInvalid] = useState(false);

  // In an effect: the server would render the hint into the page, before the first interaction.
  useEffect(() => {
    preconnect(formOrigin, { crossOrigin: 'anonymous' });
    // It throws where the browser blocks storage, and is gone after an update of the site: messages go without it.
    import('@emailjs/browser').then(
      (module) => (library.current = module.sendForm),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    const form = document.getElementById(root);
    if (form) showState(form, { ...state, emailInvalid });
  }, [state, emailInvalid]);

  const connect = useCallback(
    (form: HTMLFormElement, signal: AbortSignal) => {
      const follow = (message: Message | undefined) => {
        if (message && feedback === 'status') void showOutcome(message, form, recipient, setState);
      };
      // The browser's own message would cover ours.
      form.noValidate = true;
      form.messages?.forEach(follow);
      form.addEventListener(
        'submit',
        (event) => {
          event.preventDefault();
          if (form.checkValidity()) follow(form.send?.(form, library.current));
          else form.querySelector<HTMLElement>(':invalid')?.focus();
        },
        { signal },
      );
      // The event does not bubble.
      form.addEventListener('invalid', () => setEmailInvalid(true), { signal, capture: true });
      form.addEventListener(
        'input',
        () => setEmailInvalid((invalid) => invalid && form.matches(':invalid')),
        { signal },
      );
    },
    [feedback, recipient],
  );
  useIsland(root, connect);
  return null;
}

/** Shows what becomes of a message. A failure stays while other messages arrive. */
async function showOutcome(
  { values, result }: Message,
  form: HTMLFormElement,
  recipient: string,
  show: (state: FormState | ((shown: FormState) => FormState)) => void,
) {
  const text = navigator.onLine ? undefined : 'offline';
  show({ sending: true, text });
  // The request goes on: a second one would send the message twice.
  const timer = setTimeout(() => {
    show({ sending: true, text: text ?? 'slow', mailto: mailtoFallback(recipient, values) });
  }, SLOW);
  const outcome = await result;
  clearTimeout(timer);
  const sending = form.messages?.some(({ pending }) => pending);
  if (outcome === 'sent') {
    clear(form, values);
    show((shown) => (shown.failed ? { ...shown, sending } : { sending, text: outcome }));
  } else {
    show({ sending, text: outcome, mailto: mailtoFallback(recipient, values), failed: true });
  }
}

type Props = Readonly<Pick<ContactUsPage, 'feedback'> & { recipient: string }>;
