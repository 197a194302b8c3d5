import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const STATUS_DURATION = 4000;

/**
 * Lets the buttons with `data-copy` inside an element copy that text. If the browser denies that, the text in the element
 * with `data-copy-text` beside the button is selected instead. Which of both happened shows for some seconds in the status
 * beside the button, whose `data-copied` and `data-selected` are the texts.
 * @returns the status, to be rendered. It is an element of its own: a translator may replace the text in it.
 */
export function useCopyButtons(root: RefObject<HTMLElement | null>): ReactNode {
  const [status, setStatus] = useState<{
    readonly element: HTMLElement;
    readonly text: string | undefined;
  }>();

  useEffect(() => {
    const listeners = new AbortController();
    for (const button of root.current?.querySelectorAll<HTMLElement>('[data-copy]') ?? []) {
      const text = button.parentElement?.querySelector('[data-copy-text]');
      const element = button.parentElement?.querySelector<HTMLElement>('[data-copied]');
      if (!element) continue;
      const copy = async () => {
        try {
          await navigator.clipboard.writeText(button.dataset.copy ?? '');
          setStatus({ element, text: element.dataset.copied });
        } catch {
          if (text) getSelection()?.selectAllChildren(text);
          setStatus({ element, text: element.dataset.selected });
        }
      };
      button.addEventListener('click', () => void copy(), { signal: listeners.signal });
    }
    return () => listeners.abort();
  }, [root]);

  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(undefined), STATUS_DURATION);
    return () => clearTimeout(timer);
  }, [status]);

  return status && createPortal(<span key={status.text}>{status.text}</span>, status.element);
}
