import { useCallback } from 'react';
import { useIsland } from '#ui/useIsland.ts';
import { connectDialogs } from './dialogs.ts';
import { useCopyButtons } from './useCopyButtons.tsx';

export const root = 'giving-methods';

/** Opens and closes the dialogs of `GivingMethod.astro`, and copies what they show. */
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
