import type { ClientDirective } from 'astro';

/**
 * Wakes an island at the first sign that someone will use it: a pointer over it, focus, a key, a click,
 * a submit, or an address whose `#hash` names something inside it; with the value `scroll` also when the
 * page is scrolled, by hand or as it opens. Until then no script file is requested.
 *
 * What the visitor does meanwhile is kept and done once the island lives, which it says by an `awake`
 * event (see `useAwake`). Popovers and commands are left out: the browser has done them already.
 * A form whose code does not arrive is sent by the browser itself.
 *
 * This stands inline in every page, so it is written to be small.
 */
const firstUse: ClientDirective = (load, { value }, island) => {
  /** The form that was submitted or the button that was pressed last. */
  let kept: Kept | undefined;
  let asked = false;
  let settled = false;

  const wake = async () => {
    if (asked) return;
    asked = true;
    for (const pause of [0, 500, 1500, 3000]) {
      const url = island.getAttribute('component-url')!;
      await new Promise((resolve) => setTimeout(resolve, pause));
      try {
        await import(url);
        await import(island.getAttribute('renderer-url')!);
        return (await load())();
      } catch {
        // A file that is gone, as after a new deploy, does not come back; anything else may.
        const [request] = performance.getEntriesByName(new URL(url, location.href).href);
        if ((request as PerformanceResourceTiming | undefined)?.responseStatus === 404) break;
        // Some browsers remember that an address failed, so the next try asks for the same file by another one.
        island.setAttribute('component-url', url + '?');
      }
    }
    giveUp();
  };

  const giveUp = () => {
    if (navigator.onLine) settle('submit');
    else {
      asked = false;
      addEventListener('online', wake);
    }
  };

  const settle = (how: 'submit' | 'requestSubmit' | 'click') => {
    settled = true;
    kept?.[how]?.();
    kept = undefined;
  };

  const wakeAtHash = () => {
    if (island.contains(document.getElementById(location.hash.slice(1)))) wake();
  };

  ['pointerover', 'focusin', 'keydown', 'click', 'submit'].forEach((sign) =>
    island.addEventListener(
      sign,
      (event) => {
        if (settled) return;
        const target = event.target as Kept;
        const button = target.closest<Kept>('[type=button]');
        if (sign === 'submit') {
          event.preventDefault();
          kept = target;
          setTimeout(giveUp, 10_000);
        } else if (sign === 'click' && button && !button.popoverTargetElement && !button.commandForElement) {
          kept = button;
        }
        wake();
      },
      true,
    ),
  );
  island.addEventListener('awake', () => settle(kept?.submit ? 'requestSubmit' : 'click'));
  if (value === 'scroll') addEventListener('scroll', wake, { once: true, passive: true });
  addEventListener('hashchange', wakeAtHash);
  wakeAtHash();
};

type Kept = HTMLElement & Partial<Pick<HTMLFormElement, 'submit' | 'requestSubmit'>> & Partial<HTMLButtonElement>;

export default firstUse;
