import { CopyableText } from './CopyableText.tsx';
import type { GivingMethod } from './GivingMethodCard.tsx';

/**
 * What a method's dialog is for: the link to the giving page, the telephone number or e-mail address to copy, or the
 * postal address.
 */
export function GivingAction({ action }: Pick<GivingMethod, 'action'>) {
  switch (action.type) {
    case 'link':
      return (
        <a className="button button-gold" href={action.href} target="_blank" rel="noopener">
          {action.label}
          <span className="sr-only">{` (${action.newTabLabel})`}</span>
        </a>
      );
    case 'copy':
      return <CopyableText {...action} />;
    case 'address':
      return (
        <address className="giving-detail">
          {action.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      );
  }
}
