import type { HTMLAttributes } from 'react';

/** The four fields with their labels. None is required. They are uncontrolled: text typed before hydration stays. */
export function ContactFields({ labels }: { readonly labels: ContactLabels }) {
  return (
    <>
      <label className="block">
        {labels.name}
        <input {...common} name="user_name" type="text" autoComplete="name" />
      </label>
      <label className="block">
        {labels.email}
        <input {...common} name="user_email" type="email" autoComplete="email" />
        <span className="form-error">{labels.emailError}</span>
      </label>
      <label className="block">
        {labels.title}
        <input {...common} name="title" type="text" autoComplete="off" />
      </label>
      <label className="block">
        {labels.message}
        <textarea {...common} name="message" rows={6} />
      </label>
    </>
  );
}

const common: HTMLAttributes<HTMLElement> = {
  className:
    'form-field mt-1 block min-h-12 w-full rounded-sm border border-muted bg-surface px-4 py-2 text-ink',
  // Visitors write in English and in Arabic.
  dir: 'auto',
};

export interface ContactLabels {
  readonly name: string;
  readonly email: string;
  /** Shown once an address was entered that is none. */
  readonly emailError: string;
  readonly title: string;
  readonly message: string;
}
