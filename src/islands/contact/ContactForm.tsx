import { type SubmitEvent, useRef, useState } from 'react';
import { ContactFields, type ContactLabels } from './ContactFields.tsx';
import { ContactStatus, type ContactMessages, type Progress } from './ContactStatus.tsx';
import { type EmailJsIds, sendMessage } from './send-message.ts';
import { mailtoFallback } from './mailto-fallback.ts';
import { useHydrated } from '#islands/shared/useHydrated.ts';

/**
 * The contact form. React sends it by EmailJS; without script the browser posts the same fields to the same address.
 * `silent` only logs what became of it; `status` tells the visitor.
 */
export default function ContactForm({
  labels,
  feedback,
  messages,
  mailto,
  emailjs,
  noscript,
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated(form);
  const sending = useRef(false);
  const [progress, setProgress] = useState<Progress>({ stage: 'writing' });
  const tells = feedback === 'status';

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (sending.current) return;
    sending.current = true;
    const values = new FormData(currentTarget);
    if (tells) setProgress({ stage: 'sending' });

    const outcome = await sendMessage(currentTarget, emailjs);

    sending.current = false;
    console.log(outcome.sent ? 'SUCCESS!' : 'FAILED...', outcome.status, outcome.text);
    if (!tells) return;
    if (outcome.sent) {
      clear(currentTarget, values);
      setProgress({ stage: 'sent' });
    } else {
      setProgress({ stage: 'failed', reason: outcome.reason, mail: mailtoFallback(mailto, values) });
    }
  };

  return (
    <form
      ref={form}
      className="flex flex-col gap-6"
      action="https://api.emailjs.com/api/v1.0/email/send-form"
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
    >
      <ContactFields labels={labels} />
      {/* For the browser's own post; the library adds these itself. */}
      <fieldset hidden disabled={hydrated}>
        <input type="hidden" name="lib_version" value="4.4.1" />
        <input type="hidden" name="service_id" value={emailjs.serviceId} />
        <input type="hidden" name="template_id" value={emailjs.templateId} />
        <input type="hidden" name="user_id" value={emailjs.publicKey} />
      </fieldset>
      <button
        type="submit"
        className="button button-gold self-start"
        aria-disabled={progress.stage === 'sending' || undefined}
      >
        {progress.stage === 'sending' ? messages.sending : labels.send}
      </button>
      {tells && <ContactStatus progress={progress} messages={messages} />}
      <noscript>
        <p>
          {noscript.sentence}{' '}
          {noscript.lines.map(({ href, text }) => (
            <a key={href} className="link me-6" href={href}>
              {text}
            </a>
          ))}
        </p>
      </noscript>
    </form>
  );
}

/** Empties the fields that still hold what was sent; what was typed since then stays. */
function clear(form: HTMLFormElement, sent: FormData): void {
  const present = new FormData(form);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'label :is(input, textarea)',
  )) {
    if (present.get(field.name) === sent.get(field.name)) field.value = '';
  }
}

export interface ContactFormProps {
  readonly labels: ContactLabels & { readonly send: string };
  readonly feedback: 'silent' | 'status';
  readonly messages: ContactMessages;
  /** The church's e-mail address, for the way out when a message cannot be sent. */
  readonly mailto: string;
  readonly emailjs: EmailJsIds;
  /** Said where there is no script: a sentence, and how else to reach the church. */
  readonly noscript: {
    readonly sentence: string;
    readonly lines: readonly { readonly href: string; readonly text: string }[];
  };
}
