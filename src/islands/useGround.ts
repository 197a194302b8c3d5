import { useSyncExternalStore } from 'react';

/** From this scroll position on, in CSS pixels, the bar has its light ground. `bar.css` names the same number. */
const THRESHOLD = 500;

/** What the bar stands on: nothing (`clear`, over the banner) or limestone (`light`). */
export type Ground = 'clear' | 'light';

/**
 * The bar's ground at the present scroll position. It renders anew only when the ground changes.
 *
 * @returns undefined on the server and while hydrating, when the style sheet decides by itself.
 */
export function useGround(): Ground | undefined {
  return useSyncExternalStore(subscribe, present, () => undefined);
}

function subscribe(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

function present(): Ground {
  return scrollY >= THRESHOLD ? 'light' : 'clear';
}
