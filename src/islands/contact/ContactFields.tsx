import { type HTMLAttributes, useState } from 'react';
import type { PageContent } from '#schemas/content-files.ts';

/** The four fields with their labels. None is required. They are uncontrolled: text typed before hydration stays. */
export function ContactFields({ labels }: { readonly labels: PageContent<'contact-us'>['form'] }) {
  const [emailInvalid, setEmailInvalid] = useState(false);
  return (
    <>
      <label className="block">
        {labels.nameLabel}
        <input {...common} name="user_name" type="text" autoComplete="name" />
      </label>
      <div>
        <label className="block">
          {labels.emailLabel}
          <input
            {...common}
            name="user_email"
            type="email"
            autoComplete="email"
            aria-invalid={emailInvalid || undefined}
            aria-describedby={emailInvalid ? EMAIL_ERROR : undefined}
            onInvalid={() => setEmailInvalid(true)}
            onInput={({ currentTarget }) => setEmailInvalid(emailInvalid && !currentTarget.validity.valid)}
          />
        </label>
        {emailInvalid && (
          <p id={EMAIL_ERROR} role="alert" className="mt-1 text-small font-semibold text-notice">
            {labels.emailError}
          </p>
        )}
      </div>
      <label className="block">
        {labels.titleLabel}
        <input {...common} name="title" type="text" autoComplete="off" />
      </label>
      <label className="block">
        {labels.messageLabel}
        <textarea {...common} name="message" rows={6} />
      </label>
    </>
  );
}

const EMAIL_ERROR = 'email-error';

const common: HTMLAttributes<HTMLElement> = {
  // The margin keeps the label in sight when the browser scrolls to an invalid field, below the fixed header.
  className:
    'mt-1 block min-h-12 w-full scroll-mt-12 rounded-sm border border-muted bg-surface px-4 py-2 text-ink aria-invalid:border-2 aria-invalid:border-notice',
  // Visitors write in English and in Arabic.
  dir: 'auto',
};
