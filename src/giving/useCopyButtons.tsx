import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const STATUS_DURATION = 4000;

/**
 * Lets the buttons with `data-copy` copy that text. If the browser denies that, `data-copy-text` beside the button is selected. The
 * status beside it says for some seconds which of both happened: `data-copied`, `data-selected`.
 * @returns the status, in an element of its own, whose text a translator may replace, and a new one at each press, which screen
 *   readers announce; and the function that adds the listeners
 */
export function useCopyButtons(): [ReactNode, (root: HTMLElement, signal: AbortSignal) => void] {
  const [status, setStatus] = useState<Status>();

  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(undefined), STATUS_DURATION);
    return () => clearTimeout(timer);
  }, [status]);

  const connect = useCallback((root: HTMLElement, signal: AbortSignal) => {
    for (const button of root.querySelectorAll<HTMLElement>('[data-copy]')) {
      const text = button.parentElement?.querySelector('[data-copy-text]');
      const element = button.parentElement?.querySelector<HTMLElement>('[data-copied]');
      if (!element) continue;
      const copy = async ({ timeStamp }: Event) => {
        const show = (text: string | undefined) => setStatus({ element, text, key: timeStamp });
        try {
          await navigator.clipboard.writeText(button.dataset.copy ?? '');
          show(element.dataset.copied);
        } catch {
          if (text) getSelection()?.selectAllChildren(text);
          show(element.dataset.selected);
        }
      };
      button.addEventListener('click', (event) => void copy(event), { signal });
    }
  }, []);

  return [status && createPortal(<span key={status.key}>{status.text}</span>, status.element), connect];
}

interface Status {
  readonly element: HTMLElement;
  readonly text: string | undefined;
  readonly key: number;
}
