/**
 * Opens a dialog as the only one, modally, with the page behind it inert. Does nothing when it is open already,
 * as when the browser has followed the button's `command` itself.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((other) => other.close());
  dialog.showModal();
}

/** Takes the dialog's id out of the address, so that the same link opens it again and a reload does not. */
export function forgetHash(dialog: HTMLDialogElement): void {
  if (location.hash === `#${dialog.id}`) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}
