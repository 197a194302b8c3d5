/** @returns whether a popover is open; false also in a browser without popovers */
export function isOpen(popover: HTMLElement | null): boolean {
  return popover?.hidePopover !== undefined && popover.matches(':popover-open');
}

/** Closes a popover if it is open. */
export function close(popover: HTMLElement | null): void {
  if (isOpen(popover)) popover?.hidePopover();
}
