import { type RefObject, useEffect } from 'react';

/** Longer than the pause between the clicks of a double click, in milliseconds. */
const DOUBLE_CLICK = 500;

/**
 * Closes a dialog inside an element by a click on its backdrop. The second click of a double click on the button that
 * opened the dialog lands on the backdrop too, and does not close it. With `closedby="any"` it would.
 */
export function useCloseOnBackdropClick(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let lastClick = performance.now();
    // A press that began inside, to select text, does not close the dialog.
    let pressed: HTMLDialogElement | undefined;
    document.addEventListener(
      'pointerdown',
      ({ target, timeStamp }) => {
        pressed = timeStamp - lastClick >= DOUBLE_CLICK ? dialogAt(target) : undefined;
      },
      { signal },
    );
    document.addEventListener(
      'click',
      ({ target, timeStamp }) => {
        lastClick = timeStamp;
        if (pressed === target) pressed.close();
      },
      { signal },
    );
    return () => listeners.abort();

    /** @returns the dialog whose backdrop is the target of an event: a dialog has no padding */
    function dialogAt(target: EventTarget | null): HTMLDialogElement | undefined {
      return [...(root.current?.querySelectorAll('dialog') ?? [])].find((dialog) => dialog === target);
    }
  }, [root]);
}
