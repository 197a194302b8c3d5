import type { ClientDirective } from 'astro';

/**
 * Hydrates an island at the first interaction: a pointer over it, focus (which every key press needs first), a click,
 * a submit, or a URL whose `#hash` names an element inside it; with the value `scroll` also when the page is scrolled.
 * It requests no script file before that.
 *
 * Clicks and submits before hydration are queued and replayed, the last one only, when the island dispatches its
 * `hydrated` event (see `useHydrated`). Buttons with `popovertarget` or `commandfor` are left to the browser. If the
 * code does not arrive, the browser submits the form itself.
 *
 * The code is short because it is inlined into every page.
 */
export default function interaction(load: Load, { value }: Options, island: HTMLElement) {
  let requested = false;
  /** The form that was submitted, or the button that was clicked, before hydration. */
  let pendingTarget: PendingTarget | undefined;
  /** From here on events go to React or, if its code did not arrive, to the browser. */
  let replayed = false;

  /** Astro tries each import a second time after one second, under another URL. */
  const tryHydrate = () => load().then((hydrate) => hydrate());

  const hydrateOnce = () => {
    if (!requested) void tryHydrate();
    requested = true;
  };

  const hydrateAtHash = () => {
    if (island.contains(document.getElementById(location.hash.slice(1)))) hydrateOnce();
  };

  const replay = (method: 'requestSubmit' | 'click' | 'submit') => {
    replayed = true;
    pendingTarget?.[method]?.();
    pendingTarget = undefined;
  };

  const submitNatively = () => {
    if (!replayed && navigator.onLine) replay('submit');
  };

  ['pointerover', 'focusin', 'click', 'submit'].map((type) => {
    island.addEventListener(
      type,
      (event) => {
        const target = event.target as PendingTarget;
        const button = target.closest<PendingTarget>('[type=button]');
        if (replayed) return;
        if (type === 'submit') {
          event.preventDefault();
          pendingTarget = target;
          setTimeout(submitNatively, 10_000);
        }
        if (type === 'click' && button && !button.popoverTargetElement && !button.commandForElement) {
          pendingTarget = button;
        }
        // React may be listening already, and would handle the event a first time.
        if (pendingTarget) event.stopImmediatePropagation();
        hydrateOnce();
      },
      true,
    );
  });
  island.addEventListener('hydrated', () => replay(pendingTarget?.submit ? 'requestSubmit' : 'click'));
  island.addEventListener('astro:hydration-error', (event) => {
    // The browser has logged the failed requests; Astro would log them again.
    event.preventDefault();
    submitNatively();
    if (!navigator.onLine) addEventListener('online', () => void tryHydrate(), { once: true });
  });
  if (value === 'scroll') addEventListener('scroll', hydrateOnce, { once: true });
  addEventListener('hashchange', hydrateAtHash);
  hydrateAtHash();
}

type Load = Parameters<ClientDirective>[0];
type Options = Parameters<ClientDirective>[1];

type PendingTarget = HTMLElement &
  Partial<Pick<HTMLFormElement, 'submit' | 'requestSubmit'>> &
  Partial<HTMLButtonElement>;
