import { type RefObject, useEffect } from 'react';

/** Closes a dialog by a click beside it, in browsers that do not yet know `closedby="any"`. */
export function useCloseOnBackdropClick(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const open = dialog.current;
    if (!open || Object.hasOwn(HTMLDialogElement.prototype, 'closedBy')) return;
    // The dialog has no padding of its own, so what hits the element itself hits its backdrop. A press that began
    // inside, to mark a text, is not meant to close.
    let pressed: EventTarget | null = null;
    const press = ({ target }: Event) => {
      pressed = target;
    };
    const release = ({ target }: Event) => {
      if (target === open && pressed === open) open.close();
    };
    open.addEventListener('mousedown', press);
    open.addEventListener('click', release);
    return () => {
      open.removeEventListener('mousedown', press);
      open.removeEventListener('click', release);
    };
  }, [dialog]);
}
