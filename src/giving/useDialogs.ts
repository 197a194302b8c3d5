import { type RefObject, useEffect } from 'react';

/**
 * Opens and closes the dialogs inside an element where the browser does not do it by the `command` of their buttons, and
 * opens the one whose id is the URL's hash: `/Giving#zelle`. A click on the backdrop closes a dialog. A browser without
 * dialogs shows their content instead.
 */
export function useDialogs(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialogs = [...(root.current?.querySelectorAll('dialog') ?? [])];
    if (!supportsDialog()) {
      dialogs.forEach(replaceByContent);
      return;
    }
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const dialog of dialogs) {
      commandButton(dialog, 'show-modal')?.addEventListener('click', () => openDialog(dialog), { signal });
      commandButton(dialog, 'close')?.addEventListener('click', () => dialog.close(), { signal });
      dialog.addEventListener('close', () => handleClose(dialog), { signal });
      closeOnBackdropClick(dialog, signal);
    }
    const openDialogAtHash = () => {
      const dialog = dialogs.find(({ id }) => location.hash === `#${id}`);
      if (dialog) openDialog(dialog);
    };
    openDialogAtHash();
    addEventListener('hashchange', openDialogAtHash, { signal });
    return () => listeners.abort();
  }, [root]);
}

/**
 * A dialog has no padding, so it is the target of events on its backdrop. The second click of a double click on the button
 * that opened the dialog lands there too, and does not close it; with `closedby="any"` it would.
 */
function closeOnBackdropClick(dialog: HTMLDialogElement, signal: AbortSignal): void {
  // A press that began inside, to select text, does not close the dialog.
  let pressed: EventTarget | null;
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
  dialog.addEventListener(
    'click',
    ({ target, detail }) => {
      if (target === dialog && pressed === dialog && detail === 1) dialog.close();
    },
    { signal },
  );
}

/** @returns whether the browser has `<dialog>`. Safari has had it since version 15.4, Firefox since 98. */
function supportsDialog(): boolean {
  return 'showModal' in document.createElement('dialog');
}

function replaceByContent(dialog: HTMLElement): void {
  commandButton(dialog, 'show-modal')?.remove();
  dialog.replaceWith(...(dialog.querySelector('.giving-dialog-content')?.childNodes ?? []));
}

/** @returns the button that opens or closes a dialog, by the attributes that say so */
function commandButton({ id }: HTMLElement, command: 'show-modal' | 'close') {
  return document.querySelector<HTMLButtonElement>(`[commandfor="${id}"][command=${command}]`);
}

/**
 * Opens a dialog modally, closes any other, and focuses its heading, so that a small screen shows the dialog from its
 * start. Does nothing if it is already open: the browser may have run the button's `command` before hydration.
 */
function openDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((other) => other.close());
  dialog.showModal();
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.focus();
}

/** Removes the dialog's id from the URL, so that the same link opens the dialog again and a reload does not. */
function handleClose(dialog: HTMLDialogElement): void {
  if (location.hash === `#${dialog.id}`) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  // The browser returns the focus to the button only if the button had it: not after a link, or a click in Safari.
  commandButton(dialog, 'show-modal')?.focus();
}
