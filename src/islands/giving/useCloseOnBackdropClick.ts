import { type RefObject, useEffect } from 'react';

/** Longer than the pause between the clicks of a double click, in milliseconds. */
const DOUBLE_CLICK = 500;

/**
 * Closes a dialog by a click on its backdrop. The second click of a double click on the button that opened the dialog
 * lands on the backdrop too, and does not close it. With `closedby="any"` it would.
 */
export function useCloseOnBackdropClick(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
    let lastClick = performance.now();
    // The dialog has no padding, so an event whose target is the dialog itself happened on the backdrop. A press that
    // began inside, to select text, does not close it.
    let pressedBackdrop = false;
    const handlePointerDown = ({ target, timeStamp }: Event) => {
      pressedBackdrop = target === dialog && timeStamp - lastClick >= DOUBLE_CLICK;
    };
    const handleClick = ({ target, timeStamp }: Event) => {
      lastClick = timeStamp;
      if (target === dialog && pressedBackdrop) dialog?.close();
    };
    document.addEventListener('pointerdown', handlePointerDown);
    document.addEventListener('click', handleClick);
    return () => {
      document.removeEventListener('pointerdown', handlePointerDown);
      document.removeEventListener('click', handleClick);
    };
  }, [ref]);
}
