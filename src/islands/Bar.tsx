import { type ReactNode, useRef } from 'react';
import { BarLink, type BarLinkData } from './BarLink.tsx';
import { useAwake } from '#islands/shared/useAwake.ts';
import { useClosedWhenLeft } from './useClosedWhenLeft.ts';
import { useClosedWithLayout } from './useClosedWithLayout.ts';
import { useExpanded } from './useExpanded.ts';
import { useGround } from './useGround.ts';

/**
 * The bar at the top of every page: one navigation, which stands in the bar from 1024 px up and opens as a panel
 * below it on narrower screens. Panel and menu are native popovers, which work before this code is there.
 */
export default function Bar({ home, links, menu, labels, children }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const panelButton = useRef<HTMLButtonElement>(null);
  const menuItem = useRef<HTMLLIElement>(null);
  const menuList = useRef<HTMLUListElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);

  useAwake(bar);
  const ground = useGround();
  const panelExpanded = useExpanded(panel, panelButton);
  const menuExpanded = useExpanded(menuList, menuButton);
  useClosedWhenLeft(panel, bar);
  useClosedWhenLeft(menuList, menuItem);
  useClosedWithLayout(panel, menuList);

  return (
    <header ref={bar} className="bar" data-ground={ground}>
      <div className="bar-row mx-auto flex max-w-page items-center justify-between">
        <a href={home.href} aria-label={home.label} className="bar-home">
          {children}
        </a>
        <button
          ref={panelButton}
          type="button"
          className="bar-toggle"
          popoverTarget="navigation"
          aria-label={labels.toggle}
          aria-expanded={panelExpanded}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path className="bar-toggle-open" d="M3 6h18M3 12h18M3 18h18" />
            <path className="bar-toggle-close" d="m5 5 14 14M5 19 19 5" />
          </svg>
        </button>
        <nav
          ref={panel}
          id="navigation"
          className="bar-navigation"
          popover="auto"
          aria-label={labels.navigation}
        >
          <ul className="bar-links">
            {links.map((link) => (
              <BarLink key={link.label} {...link} newTab={labels.newTab} />
            ))}
            <li ref={menuItem}>
              <button
                ref={menuButton}
                type="button"
                className="bar-link bar-menu-button"
                popoverTarget="menu"
                aria-expanded={menuExpanded}
              >
                {labels.menu}
                <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                  <path d="m2 4 4 4 4-4" />
                </svg>
              </button>
              <ul ref={menuList} id="menu" className="bar-menu" popover="auto">
                {menu.map((link) => (
                  <BarLink key={link.label} {...link} newTab={labels.newTab} />
                ))}
              </ul>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}

export interface BarProps {
  /** The link around the emblem; the label is its name, so the emblem itself has an empty `alt`. */
  readonly home: { readonly href: string; readonly label: string };
  readonly links: readonly BarLinkData[];
  /** What stands under 'Menu'; on narrow screens these follow the others. */
  readonly menu: readonly BarLinkData[];
  readonly labels: {
    readonly navigation: string;
    readonly toggle: string;
    readonly menu: string;
    readonly newTab: string;
  };
  /** The emblem, 80 by 80 px. */
  readonly children?: ReactNode;
}
