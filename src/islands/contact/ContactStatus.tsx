import type { FailureReason } from './send-message.ts';

/** What became of the message, in plain words, announced to a screen reader. */
export function ContactStatus({ progress, messages }: ContactStatusProps) {
  return (
    <p role="status" className="min-h-12">
      {progress.stage === 'sent' && messages.sent}
      {progress.stage === 'failed' && (
        <>
          {messages[progress.reason]}{' '}
          <a className="link" href={progress.mail}>
            {messages.mailtoLabel}
          </a>
        </>
      )}
    </p>
  );
}

interface ContactStatusProps {
  readonly progress: Progress;
  readonly messages: ContactMessages;
}

export type Progress =
  | { readonly stage: 'writing' | 'sending' | 'sent' }
  | { readonly stage: 'failed'; readonly reason: FailureReason; readonly mail: string };

/** The words for each stage and each reason; `mailtoLabel` is the link to the visitor's own mail program. */
export type ContactMessages = Readonly<Record<'sending' | 'sent' | 'mailtoLabel' | FailureReason, string>>;
