import type { NavigationLink } from '#parish/navigation.ts';

/** A link of the navigation, as a list item. */
export function NavLink({
  label,
  href,
  external,
  current,
  newTabLabel,
}: NavigationLink & { readonly newTabLabel: string }) {
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
