import { type MouseEvent, type ReactNode, useRef } from 'react';
import { clearHash, invokerAttributes, openDialog } from './dialog.ts';
import { GivingAction } from './GivingAction.tsx';
import { GivingDialog } from './GivingDialog.tsx';
import type { givingMethods } from '#parish/giving.ts';

/**
 * The card of a giving method: image, title, a sentence, and the button that opens the dialog. In a browser without
 * dialogs the card shows the steps itself.
 */
export function GivingMethodCard({
  id,
  image,
  title,
  text,
  buttonLabel,
  heading,
  steps,
  action,
  closeLabel,
  hasDialog,
}: GivingMethod & GivingMethodCardProps) {
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
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <GivingAction action={action} />
    </>
  );

  return (
    <li className="card giving-method">
      {image}
      <h3 className="text-h3">{title}</h3>
      <p>{text}</p>
      {hasDialog ? (
        <>
          <button
            ref={openButton}
            type="button"
            className="button button-gold"
            aria-haspopup="dialog"
            {...invokerAttributes('show-modal', id)}
            onClick={handleOpen}
          >
            {buttonLabel}
          </button>
          <GivingDialog ref={dialog} id={id} heading={heading} closeLabel={closeLabel} onClose={handleClose}>
            {content}
          </GivingDialog>
        </>
      ) : (
        content
      )}
    </li>
  );
}

/** What the card and the dialog of a giving method show. */
export type GivingMethod = ReturnType<typeof givingMethods>[number];

interface GivingMethodCardProps {
  readonly image: ReactNode;
  readonly closeLabel: string;
  /** Whether the browser has dialogs. */
  readonly hasDialog: boolean;
}
