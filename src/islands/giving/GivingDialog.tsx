import type { MouseEvent, ReactNode, RefObject } from 'react';
import { invokerAttributes } from './dialog.ts';
import { useCloseOnBackdropClick } from './useCloseOnBackdropClick.ts';

/** A modal dialog, named by its heading. Escape, the button and a click beside it close it, also before React is there. */
export function GivingDialog({ ref, id, heading, closeLabel, onClose, children }: GivingDialogProps) {
  useCloseOnBackdropClick(ref);

  const close = (event: MouseEvent) => {
    event.preventDefault();
    ref.current?.close();
  };

  return (
    <dialog
      ref={ref}
      id={id}
      className="giving-dialog"
      closedby="any"
      aria-labelledby={`${id}-heading`}
      onClose={onClose}
    >
      <div className="giving-dialog-content">
        <h2 id={`${id}-heading`} tabIndex={-1} className="text-h2">
          {heading}
        </h2>
        {children}
        <button
          type="button"
          className="button hover:bg-border"
          {...invokerAttributes('close', id)}
          onClick={close}
        >
          {closeLabel}
        </button>
      </div>
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
