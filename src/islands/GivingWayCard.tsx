import { type MouseEvent, useRef } from 'react';
import { forgetHash, invoking, openDialog } from './dialog.ts';
import { isFocusLost } from '#islands/shared/focus.ts';
import { GivingAction } from './GivingAction.tsx';
import { GivingDialog } from './GivingDialog.tsx';
import type { GivingWay } from './giving-way.ts';

/** One way to give: icon, title, a sentence, and the button that opens its dialog. */
export function GivingWayCard({ way, closeLabel }: { readonly way: GivingWay; readonly closeLabel: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (dialog.current) openDialog(dialog.current);
  };
  const leave = () => {
    if (dialog.current) forgetHash(dialog.current);
    // The browser gives the focus back where it was, which is nowhere after a link, or a click in Safari.
    if (isFocusLost()) opener.current?.focus();
  };

  return (
    <li className="flex flex-col items-start gap-3 rounded-stone border border-rule bg-surface p-6">
      <svg
        className="text-accent"
        viewBox="0 0 256 256"
        width="48"
        height="48"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={way.iconPath} />
      </svg>
      <h3 className="font-display text-h3">{way.title}</h3>
      <p className="grow">{way.sentence}</p>
      <button
        ref={opener}
        type="button"
        className="button button-gold"
        aria-haspopup="dialog"
        {...invoking('show-modal', way.id)}
        onClick={open}
      >
        {way.buttonLabel}
      </button>
      <GivingDialog ref={dialog} id={way.id} heading={way.heading} closeLabel={closeLabel} onClose={leave}>
        <ol className="giving-steps">
          {way.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <GivingAction way={way} />
      </GivingDialog>
    </li>
  );
}
