import type { ClientDirective } from 'astro';

/**
 * Wakes an island at the first sign that someone will use it: a pointer over it, focus (which every key needs first),
 * a click, a submit, or an address whose `#hash` names something inside it; with the value `scroll` also when the
 * page is scrolled, by hand or as it opens. Until then no script file is requested.
 *
 * What the visitor does meanwhile is kept and done once the island lives, which it says by an `hydrated` event (see
 * `useHydrated`). Popovers and commands are left out: the browser has done them already. A form whose code does not
 * arrive is sent by the browser itself.
 *
 * This stands inline in every page, so it is written to be small.
 */
export default function firstUse(load: Load, { value }: Options, island: AstroIsland) {
  /** The form that was submitted or the button that was pressed. */
  let kept: Kept | undefined;
  let settled = false;
  let woken = false;

  const wake = () => {
    if (!woken) attempt(500);
    woken = true;
  };

  /** @param pause how long to wait before the next attempt, in milliseconds, should this one fail */
  const attempt = (pause: number) => {
    const url = island.getAttribute('component-url');
    import(url)
      .then(() => import(island.getAttribute('renderer-url')))
      .then(load)
      .then((hydrate) => hydrate())
      .catch(() => {
        // Some browsers remember that an address failed, so the next attempt asks for the same file by another one.
        island.setAttribute('component-url', url + '?');
        // A file that is gone, as after a new deploy, does not come back; anything else may.
        const [request] = performance.getEntriesByName(location.origin + url) as PerformanceResourceTiming[];
        if (pause > 2000 || request?.responseStatus === 404) giveUp();
        else setTimeout(attempt, pause, pause * 2);
      });
  };

  const giveUp = () => {
    if (navigator.onLine) settle('submit');
    else addEventListener('online', () => attempt(500), { once: true });
  };

  const settle = (how: 'submit' | 'requestSubmit' | 'click') => {
    settled = true;
    kept?.[how]?.();
    kept = undefined;
  };

  const wakeAtHash = () => {
    if (island.contains(document.getElementById(location.hash.slice(1)))) wake();
  };

  ['pointerover', 'focusin', 'click', 'submit'].map((sign) => {
    island.addEventListener(
      sign,
      (event) => {
        const target = event.target as Kept;
        const button = target.closest<Kept>('[type=button]');
        if (settled) return;
        if (sign === 'submit') {
          event.preventDefault();
          kept = target;
          setTimeout(giveUp, 10_000);
        }
        if (sign === 'click' && button && !button.popoverTargetElement && !button.commandForElement) {
          kept = button;
        }
        // React may have begun already, and would answer as well.
        if (kept) event.stopImmediatePropagation();
        wake();
      },
      true,
    );
  });
  island.addEventListener('hydrated', () => settle(kept?.submit ? 'requestSubmit' : 'click'));
  if (value === 'scroll') addEventListener('scroll', wake, { once: true });
  addEventListener('hashchange', wakeAtHash);
  wakeAtHash();
}

type Load = Parameters<ClientDirective>[0];
type Options = Parameters<ClientDirective>[1];

interface AstroIsland extends HTMLElement {
  getAttribute: (name: 'component-url' | 'renderer-url') => string;
}

type Kept = HTMLElement &
  Partial<Pick<HTMLFormElement, 'submit' | 'requestSubmit'>> &
  Partial<HTMLButtonElement>;
