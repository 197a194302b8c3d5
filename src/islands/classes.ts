/** The one clear action: solid gold. */
export const button =
  'inline-flex min-h-12 items-center justify-center rounded-stone bg-gold px-6 py-2 text-center text-ink';

/** The way out: outlined in the colour of the text. */
export const quietButton =
  'inline-flex min-h-12 items-center justify-center rounded-stone border px-6 py-2 text-center';

/** A field of a form, below its label. */
export const field = 'mt-1 block min-h-12 w-full rounded-stone border border-muted bg-surface px-4 py-2 text-ink';
