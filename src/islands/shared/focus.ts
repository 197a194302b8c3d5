/**
 * Whether the focus is on nothing that a visitor could mean: on the page itself, or on a part of it such as `main`,
 * which takes the focus of every click into it.
 */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return !(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0;
}
