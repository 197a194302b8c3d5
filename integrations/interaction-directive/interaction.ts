import type { ClientDirective } from 'astro';

/**
 * Hydrates an island at the first interaction with the element whose id is `root`: a pointer over it, focus (which every key press
 * needs first), a click, or a URL whose `#hash` names an element inside it; with `onScroll` also when the page is scrolled.
 *
 * Astro renders that element, with the island as an empty part of it. React replaces nothing that is shown, which extensions,
 * translators and snippets of hosts may have changed.
 *
 * The last click on a button is queued, unless the browser handles it (`popovertarget`, `commandfor`), and replayed when the island
 * dispatches `hydrated` (`useIsland`). If the code does not arrive, because the site was updated since, the page is reloaded once,
 * where the click would have led. This code is inlined into every page.
 */
export default function interaction(load: Load, { value }: Options, island: HTMLElement) {
  const { root: id, onScroll } = value as unknown as InteractionOptions;
  const root = document.getElementById(id) ?? island;
  let hydration: Promise<void> | undefined;
  let pendingButton: HTMLButtonElement | null = null;
  let hydrated = false;
  let failed = false;

  /** Astro tries each import a second time after one second, under another URL. */
  const tryHydrate = () => load().then((hydrate) => hydrate());

  const hydrateOnce = () => void (hydration ??= tryHydrate());

  const hydrateAtHash = () => {
    if (root.contains(document.getElementById(location.hash.slice(1)))) hydrateOnce();
  };

  const reloadOnce = async () => {
    // What is typed into a form is not risked.
    if (!failed || !pendingButton || history.state || document.forms.length) return;
    const dialog = pendingButton.closest('dialog') ?? pendingButton.parentElement?.querySelector('dialog');
    // Without a connection, the browser would show an error in place of the page.
    const { ok } = await fetch(location.href).catch(() => Response.error());
    if (!ok) return;
    history.replaceState('reloaded', '', dialog && `#${dialog.id}`);
    location.reload();
  };

  for (const type of ['pointerover', 'focusin', 'click']) {
    root.addEventListener(
      type,
      (event) => {
        if (hydrated) return;
        const button = (event.target as Element).closest<HTMLButtonElement>('[type=button]');
        if (type === 'click' && button && !button.popoverTargetElement && !button.commandForElement) {
          pendingButton = button;
          void reloadOnce();
        }
        hydrateOnce();
      },
      true,
    );
  }
  root.addEventListener('hydrated', () => {
    hydrated = true;
    pendingButton?.click();
    pendingButton = null;
  });
  island.addEventListener('astro:hydration-error', (event) => {
    // The browser has logged the failed requests; Astro would log them again.
    event.preventDefault();
    failed = true;
    void reloadOnce();
    if (!navigator.onLine) addEventListener('online', () => void tryHydrate(), { once: true });
  });
  if (onScroll) {
    addEventListener('scroll', hydrateOnce, { once: true });
    // The browser may have restored the scroll position before this script ran.
    if (scrollY) hydrateOnce();
  }
  addEventListener('hashchange', hydrateAtHash);
  hydrateAtHash();
}

export interface InteractionOptions {
  root: string;
  onScroll?: true;
}

type Load = Parameters<ClientDirective>[0];
type Options = Parameters<ClientDirective>[1];
