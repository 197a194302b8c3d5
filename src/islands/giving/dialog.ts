/**
 * Opens a dialog as the only one, modally, with the page behind it inert and the focus on its heading, so that a small
 * screen shows it from its beginning. Does nothing when it is open already, as when the browser has followed the
 * button's `command` itself.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((other) => other.close());
  dialog.showModal();
  dialog.querySelector('h2')?.focus();
}

/** Takes the dialog's id out of the address, so that the same link opens it again and a reload does not. */
export function clearHash(dialog: HTMLDialogElement): void {
  if (location.hash === `#${dialog.id}`) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
}

/**
 * The attributes by which a button commands a dialog without script. React passes them through, but does not type them.
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
export function invokerAttributes(command: 'show-modal' | 'close', dialogId: string): object {
  return { command, commandfor: dialogId };
}
