import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIsland } from '#ui/useIsland.ts';
import { connectDialogs } from './dialogs.ts';

export const root = 'giving-methods';

const STATUS_DURATION = 4000;

/**
 * Opens and closes the dialogs of `GivingMethod.astro`, and copies what they show. Its status beside the button says for some seconds
 * whether that was possible. A translator may replace the text: it has an element of its own, and a new one at each press, which
 * screen readers announce.
 */
export default function GivingIsland() {
  const [status, setStatus] = useState<Status>();

  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(undefined), STATUS_DURATION);
    return () => clearTimeout(timer);
  }, [status]);

  const connect = useCallback((element: HTMLElement, signal: AbortSignal) => {
    connectDialogs(element, signal);
    connectCopyButtons(element, setStatus, signal);
  }, []);
  useIsland(root, connect);
  return status && createPortal(<span key={status.key}>{status.text}</span>, status.element);
}

/** The buttons with `data-copy` copy that text. If the browser denies that, `data-copy-text` beside the button is selected. */
function connectCopyButtons(root: HTMLElement, show: (status: Status) => void, signal: AbortSignal) {
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy]')) {
    const text = button.parentElement?.querySelector('[data-copy-text]');
    const element = button.parentElement?.querySelector<HTMLElement>('[data-copied]');
    if (!element) continue;
    const copy = async ({ timeStamp: key }: Event) => {
      try {
        await navigator.clipboard.writeText(button.dataset.copy ?? '');
        show({ element, text: element.dataset.copied, key });
      } catch {
        if (text) getSelection()?.selectAllChildren(text);
        show({ element, text: element.dataset.selected, key });
      }
    };
    button.addEventListener('click', (event) => void copy(event), { signal });
  }
}

interface Status {
  readonly element: HTMLElement;
  readonly text: string | undefined;
  readonly key: number;
}
