import { useEffect, useRef, useState } from 'react';
import type { ZelleGiving } from './giving-types.ts';

/** How long the button says that it has copied, in milliseconds. */
const COPIED_FOR = 4000;

/** The number to send to, with a button that copies it. Where copying is refused the number is selected instead. */
export function ZelleNumber({ phoneText, phoneHref, copyText, copyLabel, copiedLabel }: ZelleGiving) {
  const number = useRef<HTMLAnchorElement>(null);
  const [copiedAt, setCopiedAt] = useState<number>();

  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyText);
      setCopiedAt(performance.now());
    } catch {
      if (number.current) getSelection()?.selectAllChildren(number.current);
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-4">
      <a ref={number} className="link giving-detail" href={phoneHref}>
        {phoneText}
      </a>
      <button type="button" className="button button-gold giving-copy" aria-live="polite" onClick={copy}>
        {copiedAt === undefined ? copyLabel : copiedLabel}
      </button>
    </div>
  );
}
