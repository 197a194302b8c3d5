import type { PageContent } from '#schemas/content-files.ts';
import type { MailtoFallback } from './mailto-fallback.ts';

/** What became of the message, with a link to write an e-mail instead; screen readers announce it. */
export function ContactStatus({ text, mailto, messages }: ContactStatusProps) {
  return (
    <p role="status" className="min-h-12">
      {text && messages[text]}
      {mailto && (
        <>
          {' '}
          {!mailto.complete && `${messages.mailtoShortened} `}
          <a className="link" href={mailto.href}>
            {messages.mailtoLabel}
          </a>
        </>
      )}
    </p>
  );
}

interface ContactStatusProps extends FormStatus {
  readonly messages: PageContent<'contact-us'>['messages'];
}

export interface FormStatus {
  /** Whether a message is on its way. */
  readonly sending?: boolean;
  /** The key of the text that is shown. */
  readonly text?: keyof PageContent<'contact-us'>['messages'];
  readonly mailto?: MailtoFallback;
}
