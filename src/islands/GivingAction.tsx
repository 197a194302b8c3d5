import type { GivingWay } from './giving-way.ts';
import { ZelleNumber } from './ZelleNumber.tsx';

/** The one thing to do in a way's dialog: follow the link, take the number, or write to the address. */
export function GivingAction({ way }: { readonly way: GivingWay }) {
  switch (way.id) {
    case 'online':
      return (
        <a className="button button-gold" href={way.href} target="_blank" rel="noopener">
          {way.label}
          <span className="sr-only"> ({way.newTab})</span>
        </a>
      );
    case 'zelle':
      return <ZelleNumber {...way} />;
    case 'mail':
      return (
        <address className="giving-detail">
          {way.addressLines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      );
  }
}
