import { useCallback } from 'react';
import { useIsland } from '#ui/useIsland.ts';
import { connectDialogs } from './dialogs.ts';
import { useCopyButtons } from './useCopyButtons.tsx';

/** The id of the element around the cards. */
export const root = 'giving-methods';

/**
 * Opens and closes the dialogs of the giving methods, which `GivingMethod.astro` renders, and copies the telephone number or
 * the e-mail address that they show.
 */
export default function GivingIsland() {
  const [status, connectCopyButtons] = useCopyButtons();
  const connect = useCallback(
    (element: HTMLElement, signal: AbortSignal) => {
      connectDialogs(element, signal);
      connectCopyButtons(element, signal);
    },
    [connectCopyButtons],
  );
  useIsland(root, connect);
  return status;
}
