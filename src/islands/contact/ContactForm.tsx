import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { preconnect } from 'react-dom';
import type { PageContent } from '#schemas/content-files.ts';
import { ContactFields } from './ContactFields.tsx';
import { ContactStatus, type FormStatus } from './ContactStatus.tsx';
import { type Identifiers, sendMessage } from './send-message.ts';
import { mailtoFallback } from './mailto-fallback.ts';
import { formOrigin } from '#other-sites.ts';
import { useHydrated } from '#islands/shared/useHydrated.ts';

/** After how long the form says that sending takes longer than usual, in milliseconds. */
const SLOW = 15_000;

/**
 * The contact form. The library of EmailJS sends it; without script the browser posts the same fields to the same URL.
 * The outcome is logged. With the feedback `status` the form shows it too.
 */
export default function ContactForm({ form, feedback, messages, recipient, identifiers }: ContactFormProps) {
  const root = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated(root);
  const sending = useRef(false);
  const [status, setStatus] = useState<FormStatus>({});

  // In an effect: the server would render the hint into the page, before the first interaction.
  useEffect(() => preconnect(formOrigin, { crossOrigin: 'anonymous' }), []);

  const show = (next: FormStatus) => {
    if (feedback === 'status') setStatus(next);
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

    const outcome = await sendMessage(currentTarget, identifiers);

    clearTimeout(timer);
    sending.current = false;
    console.log(outcome.sent ? 'SUCCESS!' : 'FAILED...', outcome.status, outcome.text);
    if (outcome.sent) {
      if (feedback === 'status') clear(currentTarget, values);
      show({ text: 'sent' });
    } else {
      show({ text: outcome.reason, mailto: mailtoFallback(recipient, values) });
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
    >
      <ContactFields labels={form} />
      {/* For the browser's own post. The library appends the same. */}
      {!hydrated &&
        Object.entries(identifiers).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <button type="submit" className="button button-gold self-start" aria-disabled={status.sending}>
        {status.sending ? messages.sending : form.sendLabel}
      </button>
      {feedback === 'status' && <ContactStatus {...status} messages={messages} />}
    </form>
  );
}

/** Clears the fields whose value was sent; text typed since then stays. */
function clear(form: HTMLFormElement, sent: FormData): void {
  const current = new FormData(form);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (current.get(field.name) === sent.get(field.name)) field.value = '';
  }
}

interface ContactFormProps extends Pick<PageContent<'contact-us'>, 'form' | 'feedback' | 'messages'> {
  /** The church's e-mail address, for the link to write an e-mail instead. */
  readonly recipient: string;
  readonly identifiers: Identifiers;
}
