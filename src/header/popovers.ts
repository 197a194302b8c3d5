/** The breakpoint at which the header shows its links (`lg`). */
const WIDE = '(min-width: 64rem)';

/**
 * Adds to the native popovers inside an element what the browser does not do:
 *
 * - `aria-expanded` of a popover's button.
 * - The focus returns to the button when the popover closes and no other control has it, not only after Escape.
 * - The popover closes when the focus leaves its parent element, when the viewport crosses the breakpoint (a tablet is rotated),
 *   and before the page enters the back/forward cache.
 */
export function connectPopovers(root: HTMLElement, signal: AbortSignal) {
  const popovers = [...root.querySelectorAll<HTMLElement>('[popover]')];
  for (const popover of popovers) {
    const button = root.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
    const { parentElement } = popover;
    const handleToggle = () => {
      button?.setAttribute('aria-expanded', String(isOpen(popover)));
      const focusIsLost = !isControlFocused() || popover.contains(document.activeElement);
      if (focusIsLost && !isOpen(popover)) button?.focus({ preventScroll: true });
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !parentElement?.contains(relatedTarget)) close(popover);
    };
    button?.setAttribute('aria-expanded', String(isOpen(popover)));
    popover.addEventListener('toggle', handleToggle, { signal });
    parentElement?.addEventListener('focusout', handleFocusOut, { signal });
  }

  const closeAll = () => popovers.forEach(close);
  matchMedia(WIDE).addEventListener('change', closeAll, { signal });
  addEventListener('pagehide', closeAll, { signal });
}

/** False also in a browser without popovers. */
const isOpen = (popover: HTMLElement) => 'hidePopover' in popover && popover.matches(':popover-open');

function close(popover: HTMLElement) {
  if (isOpen(popover)) popover.hidePopover();
}

/** A click elsewhere focuses `body` or `main`: neither is a control. */
function isControlFocused() {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
}
