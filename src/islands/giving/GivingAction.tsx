import type { GivingMethod } from './giving-types.ts';
import { ZelleNumber } from './ZelleNumber.tsx';

/** The main content of a method's dialog: the link to the giving page, the phone number, or the postal address. */
export function GivingAction({ method }: { readonly method: GivingMethod }) {
  switch (method.id) {
    case 'online':
      return (
        <a className="button button-gold" href={method.href} target="_blank" rel="noopener">
          {method.actionLabel}
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
