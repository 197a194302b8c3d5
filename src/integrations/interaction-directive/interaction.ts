import type { ClientDirective } from 'astro';

/**
 * Hydrates an island at the first interaction: a pointer over it, focus (which every key press needs first), a click,
 * a submit, or a URL whose `#hash` names an element inside it; with the value `scroll` also when the page is scrolled.
 * It requests no script file before that.
 *
 * Clicks and submits before hydration are queued and replayed, the last one only, when the island dispatches its
 * `hydrated` event (see `useHydrated`); so is a submit that the browser refuses for an invalid field. Buttons with
 * `popovertarget` or `commandfor` are left to the browser. If the code does not arrive, the browser submits the form
 * itself; if the visitor leaves, a beacon posts the same fields. Offline, the form's text for that is shown. The code is
 * short because it is inlined into every page.
 */
export default function interaction(load: Load, { value }: Options, island: HTMLElement) {
  let hydration: Promise<void> | undefined;
  /** The button that was clicked before hydration; of a form that was submitted, its submit button. */
  let pendingButton: HTMLButtonElement | null;
  /** From here on events go to React or, if its code did not arrive, to the browser. */
  let replayed = false;

  /** Astro tries each import a second time after one second, under another URL. */
  const tryHydrate = () => load().then((hydrate) => hydrate());

  const hydrateOnce = () => void (hydration ??= tryHydrate());

  const hydrateAtHash = () => {
    if (island.contains(document.getElementById(location.hash.slice(1)))) hydrateOnce();
  };

  const replay = () => {
    replayed = true;
    // A form is submitted by its button too: Safari has had `requestSubmit` since version 16 only.
    pendingButton?.click();
    pendingButton = null;
  };

  const submitNatively = () => {
    if (!replayed && navigator.onLine) replay();
  };

  for (const type of ['pointerover', 'focusin', 'click', 'submit', 'invalid']) {
    island.addEventListener(
      type,
      (event) => {
        if (replayed) return;
        const target = event.target as Element;
        const button = target.closest<HTMLButtonElement>('[type=button]');
        const form = target.closest('form');
        if (form && (type === 'submit' || type === 'invalid')) {
          event.preventDefault();
          pendingButton = form.querySelector<HTMLButtonElement>('[type=submit]');
          setTimeout(submitNatively, 10_000);
          if (type === 'submit') {
            form.querySelector('[data-text=offline]')?.toggleAttribute('hidden', navigator.onLine);
            onpagehide = () => {
              // The page may come back from the back/forward cache, with its timer.
              if (pendingButton && navigator.sendBeacon(form.action, new FormData(form)))
                pendingButton = null;
            };
          }
        }
        if (type === 'click' && button && !button.popoverTargetElement && !button.commandForElement) {
          pendingButton = button;
        }
        // React may be listening already, and would handle the event a first time.
        if (pendingButton) event.stopImmediatePropagation();
        hydrateOnce();
      },
      true,
    );
  }
  island.addEventListener('hydrated', replay);
  island.addEventListener('astro:hydration-error', (event) => {
    // The browser has logged the failed requests; Astro would log them again.
    event.preventDefault();
    submitNatively();
    if (!navigator.onLine) addEventListener('online', () => void tryHydrate(), { once: true });
  });
  if (value === 'scroll') {
    addEventListener('scroll', hydrateOnce, { once: true });
    // The browser may have restored the scroll position before this script ran.
    if (scrollY) hydrateOnce();
  }
  addEventListener('hashchange', hydrateAtHash);
  hydrateAtHash();
}

type Load = Parameters<ClientDirective>[0];
type Options = Parameters<ClientDirective>[1];
