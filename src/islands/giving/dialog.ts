/** @returns whether the browser has `<dialog>`. Safari has had it since version 15.4, Firefox since 98. */
export function supportsDialog(): boolean {
  return 'showModal' in document.createElement('dialog');
}

/**
 * Opens a dialog modally, closes any other, and focuses its heading, so that a small screen shows the dialog from its
 * start. Does nothing if it is already open: the browser may have run the button's `command` before hydration.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((other) => other.close());
  dialog.showModal();
  dialog.querySelector('h2')?.focus();
}

/** Removes the dialog's id from the URL, so that the same link opens the dialog again and a reload does not. */
export function clearHash(dialog: HTMLDialogElement): void {
  if (location.hash === `#${dialog.id}`) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

/**
 * The attributes by which a button opens or closes a dialog before hydration. React renders them but has no types for
 * them. https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
export function invokerAttributes(command: 'show-modal' | 'close', dialogId: string): object {
  return { command, commandfor: dialogId };
}
