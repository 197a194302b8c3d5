import { useEffect, useRef, useState } from 'react';
import type { ZelleGiving } from './giving-types.ts';

/** How long the status shows that the number is copied, in milliseconds. */
const STATUS_DURATION = 4000;

/** The number to send to, with a button that copies it. If the browser denies that, the number is selected instead. */
export function ZelleNumber({ phone, phoneHref, copyLabel, copiedLabel }: ZelleGiving) {
  const number = useRef<HTMLAnchorElement>(null);
  const [copiedAt, setCopiedAt] = useState<number>();

  useEffect(() => {
    if (copiedAt === undefined) return;
    const timer = setTimeout(() => setCopiedAt(undefined), STATUS_DURATION);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(phone);
      setCopiedAt(performance.now());
    } catch {
      if (number.current) getSelection()?.selectAllChildren(number.current);
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-4">
      <a ref={number} className="link giving-detail" href={phoneHref}>
        {phone}
      </a>
      <button type="button" className="button button-gold giving-copy" onClick={copy}>
        {copyLabel}
      </button>
      <p role="status">{copiedAt !== undefined && copiedLabel}</p>
    </div>
  );
}
