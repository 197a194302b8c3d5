import { type RefObject, useEffect } from 'react';

/** Closes a dialog by a click on its backdrop, in browsers without `closedby="any"`. */
export function useCloseOnBackdropClick(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || Object.hasOwn(HTMLDialogElement.prototype, 'closedBy')) return;
    // The dialog has no padding, so an event whose target is the dialog itself happened on the backdrop. A press that
    // began inside, to select text, does not close it.
    let pressTarget: EventTarget | null = null;
    const handleMouseDown = ({ target }: Event) => {
      pressTarget = target;
    };
    const handleClick = ({ target }: Event) => {
      if (target === dialog && pressTarget === dialog) dialog.close();
    };
    dialog.addEventListener('mousedown', handleMouseDown);
    dialog.addEventListener('click', handleClick);
    return () => {
      dialog.removeEventListener('mousedown', handleMouseDown);
      dialog.removeEventListener('click', handleClick);
    };
  }, [ref]);
}
