/** One entry of the navigation. */
export function BarLink({
  label,
  href,
  external,
  current,
  newTab,
}: BarLinkData & { readonly newTab: string }) {
  return (
    <li>
      <a
        className="bar-link"
        href={href}
        aria-current={current ? 'page' : undefined}
        {...(external && { target: '_blank', rel: 'noopener' })}
      >
        {label}
        {external && <span className="sr-only"> ({newTab})</span>}
      </a>
    </li>
  );
}

export interface BarLinkData {
  readonly label: string;
  readonly href: string;
  /** Opens in a new tab, and says so to a screen reader. */
  readonly external: boolean;
  /** Is the page that the visitor is on. */
  readonly current: boolean;
}
