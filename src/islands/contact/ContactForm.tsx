import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { preconnect } from 'react-dom';
import { ContactFields, type ContactLabels } from './ContactFields.tsx';
import { ContactStatus, type ContactMessages, type FormState } from './ContactStatus.tsx';
import { sendMessage } from './send-message.ts';
import { mailtoFallback } from './mailto-fallback.ts';
import { useHydrated } from '#islands/shared/useHydrated.ts';

const SERVICE = 'https://api.emailjs.com';

/**
 * The contact form. React posts it to EmailJS; without script the browser posts the same fields to the same URL.
 * The outcome is logged. With the feedback `status` the form shows it too.
 */
export default function ContactForm({
  labels,
  feedback,
  messages,
  recipient,
  emailjs,
  noscript,
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useHydrated(form);
  const sending = useRef(false);
  const [state, setState] = useState<FormState>({ status: 'idle' });
  const showsStatus = feedback === 'status';

  // In an effect: the server would render the hint into the page, before the first interaction.
  useEffect(() => preconnect(SERVICE, { crossOrigin: 'anonymous' }), []);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (sending.current) return;
    sending.current = true;
    const values = new FormData(currentTarget);
    if (showsStatus) setState({ status: 'sending' });

    const outcome = await sendMessage(currentTarget);

    sending.current = false;
    console.log(outcome.sent ? 'SUCCESS!' : 'FAILED...', outcome.status, outcome.text);
    if (!showsStatus) return;
    if (outcome.sent) {
      clear(currentTarget, values);
      setState({ status: 'sent' });
    } else {
      const mailtoHref = mailtoFallback(recipient, values);
      setState({ status: 'failed', reason: outcome.reason, mailtoHref });
    }
  };

  return (
    <form
      ref={form}
      className="flex flex-col gap-6"
      action={`${SERVICE}/api/v1.0/email/send-form`}
      method="post"
      encType="multipart/form-data"
      onSubmit={handleSubmit}
    >
      <ContactFields labels={labels} />
      <input type="hidden" name="lib_version" value="4.4.1" />
      <input type="hidden" name="service_id" value={emailjs.serviceId} />
      <input type="hidden" name="template_id" value={emailjs.templateId} />
      <input type="hidden" name="user_id" value={emailjs.publicKey} />
      <button
        type="submit"
        className="button button-gold self-start"
        aria-disabled={state.status === 'sending' || undefined}
      >
        {state.status === 'sending' ? messages.sending : labels.send}
      </button>
      {showsStatus && <ContactStatus state={state} messages={messages} />}
      <noscript>
        <p>
          {noscript.text}{' '}
          {noscript.links.map(({ href, label }) => (
            <a key={href} className="link me-6" href={href}>
              {label}
            </a>
          ))}
        </p>
      </noscript>
    </form>
  );
}

/** Clears the fields whose value was sent; text typed since then stays. */
function clear(form: HTMLFormElement, sent: FormData): void {
  const current = new FormData(form);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'label :is(input, textarea)',
  )) {
    if (current.get(field.name) === sent.get(field.name)) field.value = '';
  }
}

export interface ContactFormProps {
  readonly labels: ContactLabels & { readonly send: string };
  readonly feedback: 'silent' | 'status';
  readonly messages: ContactMessages;
  /** The church's e-mail address, for the `mailto:` link when a message cannot be sent. */
  readonly recipient: string;
  readonly emailjs: {
    readonly publicKey: string;
    readonly serviceId: string;
    readonly templateId: string;
  };
  /** Shown without script: a sentence, and the links to write to or call the church. */
  readonly noscript: {
    readonly text: string;
    readonly links: readonly { readonly href: string; readonly label: string }[];
  };
}
