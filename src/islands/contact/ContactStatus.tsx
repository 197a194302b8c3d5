import type { FailureReason } from './send-message.ts';

/** Whether the message was sent, and if not, why; screen readers announce it. */
export function ContactStatus({ state, messages }: ContactStatusProps) {
  return (
    <p role="status" className="min-h-12">
      {state.status === 'sent' && messages.sent}
      {state.status === 'failed' && (
        <>
          {messages[state.reason]}{' '}
          <a className="link" href={state.mailtoHref}>
            {messages.mailtoLabel}
          </a>
        </>
      )}
    </p>
  );
}

interface ContactStatusProps {
  readonly state: FormState;
  readonly messages: ContactMessages;
}

export type FormState =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly reason: FailureReason; readonly mailtoHref: string };

/** The text for each status and each reason; `mailtoLabel` is the link to the visitor's e-mail program. */
export type ContactMessages = Readonly<Record<'sending' | 'sent' | 'mailtoLabel' | FailureReason, string>>;
