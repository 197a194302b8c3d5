import type { MouseEvent, ReactNode, RefObject } from 'react';
import { invokerAttributes } from './dialog.ts';
import { useCloseOnBackdropClick } from './useCloseOnBackdropClick.ts';

/**
 * A modal dialog, named by its heading. Escape and its button close it, also before hydration, and a click on the
 * backdrop. Without script its content shows in the card (`giving.css`).
 */
export function GivingDialog({ ref, id, heading, closeLabel, onClose, children }: GivingDialogProps) {
  useCloseOnBackdropClick(ref);

  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    ref.current?.close();
  };

  return (
    <dialog
      ref={ref}
      id={id}
      className="giving-dialog"
      aria-labelledby={`${id}-heading`}
      onClose={onClose}
      // The browser may have opened it before hydration, which sets `open`.
      suppressHydrationWarning
    >
      <div className="giving-dialog-header">
        <h2 id={`${id}-heading`} tabIndex={-1} className="text-h3">
          {heading}
        </h2>
        <button type="button" className="link" {...invokerAttributes('close', id)} onClick={handleClick}>
          {closeLabel}
        </button>
      </div>
      <div className="giving-dialog-content">{children}</div>
    </dialog>
  );
}

interface GivingDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly id: string;
  readonly heading: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}
