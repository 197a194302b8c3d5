import type { GivingMethod } from './giving-types.ts';
import { ZelleNumber } from './ZelleNumber.tsx';

/** The one thing to do in a method's dialog: follow the link, take the number, or write to the address. */
export function GivingAction({ method }: { readonly method: GivingMethod }) {
  switch (method.id) {
    case 'online':
      return (
        <a className="button button-gold" href={method.href} target="_blank" rel="noopener">
          {method.label}
          <span className="sr-only"> ({method.newTabLabel})</span>
        </a>
      );
    case 'zelle':
      return <ZelleNumber {...method} />;
    case 'mail':
      return (
        <address className="giving-detail">
          {method.addressLines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      );
  }
}
