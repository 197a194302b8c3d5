import type { HTMLAttributes } from 'react';
import { field } from './classes.ts';

/** The four fields, none of them required, each under its label. They keep what is typed while React is on its way. */
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

/** Arabic and Coptic are written here as well as English. */
const common: HTMLAttributes<HTMLElement> = { className: field, dir: 'auto' };

export interface ContactLabels {
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly message: string;
}
