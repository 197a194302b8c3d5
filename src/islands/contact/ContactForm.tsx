import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { preconnect } from 'react-dom';
import type { ContactUsPage } from '#schemas/pages/contact-us.ts';
import { type FormState, showState } from './form-state.ts';
import { mailtoFallback } from './mailto-fallback.ts';
import { sendMessage } from './send-message.ts';
import { formOrigin } from '#other-sites.ts';
import { useHydrated } from '#islands/shared/useHydrated.ts';

/** After how long the form says that sending takes longer than usual, in milliseconds. */
const SLOW = 15_000;

/**
 * The contact form around the fields and texts of `ContactFields.astro`, which React does not render: text typed before
 * hydration stays, and so does a translation. The library of EmailJS sends it; without script the browser posts the same
 * fields to the same URL. The outcome is logged. With the feedback `status` the form shows it too.
 */
export default function ContactForm({ feedback, recipient, children }: ContactFormProps) {
  const root = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [state, setState] = useState<FormState>({});
  const [emailInvalid, setEmailInvalid] = useState(false);

  // In an effect: the server would render the hint into the page, before the first interaction.
  useEffect(() => preconnect(formOrigin, { crossOrigin: 'anonymous' }), []);

  useEffect(() => {
    if (root.current) showState(root.current, { ...state, emailInvalid });
  }, [state, emailInvalid]);

  const hydrated = useHydrated(root);

  const show = (next: FormState) => {
    if (feedback === 'status') setState(next);
  };

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (sending.current) return;
    if (!currentTarget.checkValidity()) {
      currentTarget.querySelector<HTMLElement>(':invalid')?.focus();
      return;
    }
    sending.current = true;
    const values = new FormData(currentTarget);
    show({ sending: true });
    // The request goes on: whoever sends a second one sends the message twice.
    const timer = setTimeout(() => {
      show({ sending: true, text: 'slow', mailto: mailtoFallback(recipient, values) });
    }, SLOW);

    const outcome = await sendMessage(currentTarget);

    clearTimeout(timer);
    sending.current = false;
    console.log(outcome.sent ? 'SUCCESS!' : 'FAILED...', outcome.status, outcome.text);
    if (outcome.sent) {
      if (feedback === 'status') clear(currentTarget, values);
      show({ text: 'sent' });
    } else {
      const { reason } = outcome;
      // An e-mail in addition would be a second message.
      show({
        text: reason,
        mailto: reason === 'unconfirmed' ? undefined : mailtoFallback(recipient, values),
      });
    }
  };

  return (
    <form
      ref={root}
      className="flex flex-col gap-6"
      action={`${formOrigin}/api/v1.0/email/send-form`}
      method="post"
      encType="multipart/form-data"
      // The browser's own message would cover ours.
      noValidate={hydrated}
      onSubmit={handleSubmit}
      // The event does not bubble.
      onInvalidCapture={() => setEmailInvalid(true)}
      onInput={({ currentTarget }) => setEmailInvalid(emailInvalid && currentTarget.matches(':invalid'))}
    >
      {children}
    </form>
  );
}

/** Clears the fields whose value was sent; text typed since then stays. */
function clear(form: HTMLFormElement, sent: FormData): void {
  const current = new FormData(form);
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')) {
    if (current.get(field.name) === sent.get(field.name)) field.value = '';
  }
}

interface ContactFormProps extends Pick<ContactUsPage, 'feedback'> {
  readonly recipient: string;
  readonly children?: ReactNode;
}
