/** A link of the navigation, as a list item. */
export function NavLink({
  label,
  href,
  external,
  current,
  newTabLabel,
}: NavLinkData & { readonly newTabLabel: string }) {
  return (
    <li>
      <a
        className="site-header-link"
        href={href}
        aria-current={current ? 'page' : undefined}
        {...(external && { target: '_blank', rel: 'noopener' })}
      >
        {label}
        {external && <span className="sr-only">{` (${newTabLabel})`}</span>}
      </a>
    </li>
  );
}

export interface NavLinkData {
  readonly label: string;
  readonly href: string;
  /** Opens in a new tab; screen readers announce it. */
  readonly external?: boolean;
  /** Links to the current page. */
  readonly current?: boolean;
}
