import { type MouseEvent, useRef } from 'react';
import { button } from './classes.ts';
import { openDialog } from './dialog.ts';
import { GivingAction } from './GivingAction.tsx';
import { GivingDialog } from './GivingDialog.tsx';
import type { GivingWay } from './giving-way.ts';

/** One way to give: icon, title, a sentence, and the button that opens its dialog. */
export function GivingWayCard({ way, closeLabel }: { readonly way: GivingWay; readonly closeLabel: string }) {
  const dialog = useRef<HTMLDialogElement>(null);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (dialog.current) openDialog(dialog.current);
  };

  return (
    <li className="flex flex-col items-start gap-3 rounded-stone border border-rule bg-surface p-6">
      <svg className="text-accent" viewBox="0 0 256 256" width="48" height="48" fill="currentColor" aria-hidden="true">
        <path d={way.iconPath} />
      </svg>
      <h3 className="font-display text-h3">{way.title}</h3>
      <p className="grow">{way.sentence}</p>
      <button
        type="button"
        className={button}
        aria-haspopup="dialog"
        commandfor={way.id}
        command="show-modal"
        onClick={open}
      >
        {way.buttonLabel}
      </button>
      <GivingDialog ref={dialog} id={way.id} heading={way.heading} closeLabel={closeLabel}>
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
