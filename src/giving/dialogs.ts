/**
 * Opens and closes the dialogs inside an element: by their buttons where the browser has no `command`, by `/Giving#zelle`, and by a
 * click on the backdrop. A browser without dialogs, as Safari before 15.4 and Firefox before 98, shows their content.
 */
export function connectDialogs(root: HTMLElement, signal: AbortSignal) {
  const dialogs = [...root.querySelectorAll('dialog')];
  if (!('showModal' in document.createElement('dialog'))) {
    dialogs.forEach(replaceByContent);
    return;
  }
  for (const dialog of dialogs) {
    commandButton(dialog, 'show-modal')?.addEventListener('click', () => openDialog(dialog), { signal });
    commandButton(dialog, 'close')?.addEventListener('click', () => dialog.close(), { signal });
    dialog.addEventListener('close', () => handleClose(dialog), { signal });
    closeOnBackdropClick(dialog, signal);
    // The browser has opened it before hydration.
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
 * The dialog, which has no padding, is the target of events on its backdrop. The second click of a double click on its button lands
 * there too: `closedby="any"` would close it.
 */
function closeOnBackdropClick(dialog: HTMLDialogElement, signal: AbortSignal) {
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

function replaceByContent(dialog: HTMLElement) {
  commandButton(dialog, 'show-modal')?.remove();
  dialog.replaceWith(...(dialog.querySelector('.giving-dialog-content')?.childNodes ?? []));
}

function commandButton({ id }: HTMLElement, command: 'show-modal' | 'close') {
  return document.querySelector<HTMLButtonElement>(`[commandfor="${id}"][command=${command}]`);
}

/**
 * Opens a dialog, unless the button's `command` has, closes any other, and focuses it: screen readers read its name and content,
 * and small screens show it from its start. Orca does not read a heading in it that gets the focus.
 */
function openDialog(dialog: HTMLDialogElement) {
  for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
    if (other !== dialog) other.close();
  if (!dialog.open) dialog.showModal();
  dialog.focus();
}

/** Without the dialog's id in the URL, the same link opens the dialog again, and a reload does not. */
function handleClose(dialog: HTMLDialogElement) {
  const hash = `#${dialog.id}`;
  const isOpenedByLink = location.hash === hash;
  if (isOpenedByLink) history.replaceState(history.state, '', location.pathname + location.search);
  const link = isOpenedByLink ? document.querySelector<HTMLElement>(`a[href="${hash}"]`) : null;
  // The browser returns the focus to the button only if the button had it: not after a link, or a click in Safari.
  (link ?? commandButton(dialog, 'show-modal'))?.focus();
}
