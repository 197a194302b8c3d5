import { type ReactNode, useRef } from 'react';
import { NavLink } from './NavLink.tsx';
import { useHydrated } from '#islands/shared/useHydrated.ts';
import { SCROLL_THRESHOLD } from './scroll-threshold.ts';
import { useCloseOnFocusOut } from './useCloseOnFocusOut.ts';
import { useCloseOnBreakpointChange } from './useCloseOnBreakpointChange.ts';
import { usePopoverExpanded } from './usePopoverExpanded.ts';
import { useScrolledPast } from './useScrolledPast.ts';
import type { Navigation } from '#parish/navigation.ts';

/**
 * The header of every page. Its one navigation is a row of links from 1024 px up, and a panel that opens below the
 * header on narrower screens. Panel and menu are native popovers, so they work before hydration.
 */
export default function SiteHeader({ home, links, menu, labels, lang, dir, children }: SiteHeaderProps) {
  const header = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const panelButton = useRef<HTMLButtonElement>(null);
  const menuItem = useRef<HTMLLIElement>(null);
  const menuList = useRef<HTMLUListElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);

  useHydrated(header);
  const scrolled = useScrolledPast(SCROLL_THRESHOLD);
  const panelExpanded = usePopoverExpanded(panel, panelButton);
  const menuExpanded = usePopoverExpanded(menuList, menuButton);
  useCloseOnFocusOut(panel, header);
  useCloseOnFocusOut(menuList, menuItem);
  useCloseOnBreakpointChange(panel, menuList);

  return (
    <header ref={header} lang={lang} dir={dir} className="site-header" data-scrolled={scrolled}>
      <div className="site-header-row">
        <a href={home.href} aria-label={home.label} className="site-header-home">
          <svg width="80" height="80" className="logo" aria-hidden="true">
            <use href="#logo" />
          </svg>
        </a>
        <button
          ref={panelButton}
          type="button"
          className="site-header-toggle"
          popoverTarget="navigation"
          aria-label={labels.toggle}
          aria-expanded={panelExpanded}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path className="site-header-toggle-open" d="M3 6h18M3 12h18M3 18h18" />
            <path className="site-header-toggle-close" d="m5 5 14 14M5 19 19 5" />
          </svg>
        </button>
        <nav
          ref={panel}
          id="navigation"
          className="site-header-navigation"
          popover="auto"
          aria-label={labels.navigation}
        >
          <ul className="site-header-links">
            {links.map((link) => (
              <NavLink key={link.label} {...link} newTabLabel={labels.newTabLabel} />
            ))}
            <li ref={menuItem}>
              <button
                ref={menuButton}
                type="button"
                className="site-header-link site-header-menu-button"
                popoverTarget="menu"
                aria-expanded={menuExpanded}
              >
                {labels.menu}
                <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
                  <path d="m2 4 4 4 4-4" />
                </svg>
              </button>
              <ul ref={menuList} id="menu" className="site-header-menu" popover="auto">
                {menu.map((link) => (
                  <NavLink key={link.label} {...link} newTabLabel={labels.newTabLabel} />
                ))}
              </ul>
            </li>
          </ul>
          {children}
        </nav>
      </div>
    </header>
  );
}

interface SiteHeaderProps extends Navigation {
  /** Its language, where the page has another one. */
  readonly lang?: 'en';
  readonly dir?: 'ltr';
  /** Below the links of the panel. */
  readonly children?: ReactNode;
}
