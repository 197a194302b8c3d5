import { type MouseEvent, useRef } from 'react';
import { clearHash, invokerAttributes, openDialog } from './dialog.ts';
import { GivingAction } from './GivingAction.tsx';
import { GivingDialog } from './GivingDialog.tsx';
import type { GivingMethod } from './giving-types.ts';

/**
 * The card of a giving method: icon, title, a sentence, and the button that opens the dialog. In a browser without
 * dialogs the card shows the steps itself.
 */
export function GivingMethodCard({
  method,
  closeLabel,
  hasDialog,
}: {
  readonly method: GivingMethod;
  readonly closeLabel: string;
  readonly hasDialog: boolean;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);

  const handleOpen = (event: MouseEvent) => {
    event.preventDefault();
    if (dialog.current) openDialog(dialog.current);
  };
  const handleClose = () => {
    if (dialog.current) clearHash(dialog.current);
    // The browser returns the focus to the button only if the button had it: not after a link, or a click in Safari.
    openButton.current?.focus();
  };

  const content = (
    <>
      <ol className="giving-steps">
        {method.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <GivingAction method={method} />
    </>
  );

  return (
    <li className="card flex flex-col items-start gap-3 bg-page p-6">
      <svg
        className="text-accent"
        viewBox="0 0 256 256"
        width="48"
        height="48"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={method.iconPath} />
      </svg>
      <h3 className="font-display text-h3">{method.title}</h3>
      <p>{method.text}</p>
      {hasDialog ? (
        <>
          <button
            ref={openButton}
            type="button"
            className="button button-gold mt-auto"
            aria-haspopup="dialog"
            {...invokerAttributes('show-modal', method.id)}
            onClick={handleOpen}
          >
            {method.buttonLabel}
          </button>
          <GivingDialog
            ref={dialog}
            id={method.id}
            heading={method.heading}
            closeLabel={closeLabel}
            onClose={handleClose}
          >
            {content}
          </GivingDialog>
        </>
      ) : (
        content
      )}
    </li>
  );
}
