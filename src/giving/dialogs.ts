/**
 * Opens and closes the dialogs inside an element: by their buttons where the browser has no `command`, by a URL with the id of one,
 * `/Giving#zelle`, and by a click on the backdrop. A browser without dialogs shows their content instead.
 */
export function connectDialogs(root: HTMLElement, signal: AbortSignal): void {
  const dialogs = [...root.querySelectorAll('dialog')];
  if (!supportsDialog()) {
    dialogs.forEach(replaceByContent);
    return;
  }
  for (const dialog of dialogs) {
    commandButton(dialog, 'show-modal')?.addEventListener('click', () => openDialog(dialog), { signal });
    commandButton(dialog, 'close')?.addEventListener('click', () => dialog.close(), { signal });
    dialog.addEventListener('close', () => handleClose(dialog), { signal });
    closeOnBackdropClick(dialog, signal);
    // The browser has opened it before hydration, and focused its first control.
    if (document.activeElement === commandButton(dialog, 'close')) dialog.focus();
  }
  const openDialogAtHash = () => {
    const dialog = dialogs.find(({ id }) => location.hash === `#${id}`);
    if (dialog) openDialog(dialog);
  };
  openDialogAtHash();
  addEventListener('hashchange', openDialogAtHash, { signal });
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
 * Opens a dialog modally, unless the browser has done so by the button's `command`, closes any other, and focuses the dialog: screen
 * readers read its name and content, and small screens show it from its start. Orca does not read a heading in it that gets the focus.
 */
function openDialog(dialog: HTMLDialogElement): void {
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
    if (other !== dialog) other.close();
  if (!dialog.open) dialog.showModal();
  dialog.focus();
}

/** Removes the dialog's id from the URL, so that the same link opens the dialog again and a reload does not. */
function handleClose(dialog: HTMLDialogElement): void {
  if (location.hash === `#${dialog.id}`) {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  // The browser returns the focus to the button only if the button had it: not after a link, or a click in Safari.
  commandButton(dialog, 'show-modal')?.focus();
}
