import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';

/** A modal dialog, named by its heading. Escape, the button and a click beside it close it, also before React is there. */
export function GivingDialog({ ref, id, heading, closeLabel, onClose, children }: GivingDialogProps) {
  const pressed = useRef<EventTarget>(null);

  const close = (event: MouseEvent) => {
    event.preventDefault();
    ref.current?.close();
  };
  // The dialog has no padding of its own, so what hits the element itself is the backdrop.
  const closeFromBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && pressed.current === currentTarget) currentTarget.close();
  };

  return (
    <dialog
      ref={ref}
      id={id}
      className="giving-dialog"
      closedby="any"
      aria-labelledby={`${id}-heading`}
      onClose={onClose}
      onMouseDown={({ target }) => (pressed.current = target)}
      onClick={closeFromBackdrop}
    >
      <div className="giving-tablet">
        <h2 id={`${id}-heading`} className="font-display text-h2">
          {heading}
        </h2>
        {children}
        <button
          type="button"
          className="button hover:bg-rule"
          commandfor={id}
          command="close"
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
