import { useEffect, useRef, useState } from 'react';
import type { ZelleGiving } from './giving-types.ts';

/** How long the status shows, in milliseconds. */
const STATUS_DURATION = 4000;

/**
 * The number to send to, with a button that copies its digits, as banks take them. If the browser denies that, the
 * number is selected instead.
 */
export function ZelleNumber({ phone, phoneHref, copyLabel, copiedLabel, selectedLabel }: ZelleGiving) {
  const number = useRef<HTMLAnchorElement>(null);
  const [status, setStatus] = useState<{ readonly text: string }>();

  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(undefined), STATUS_DURATION);
    return () => clearTimeout(timer);
  }, [status]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(phone.replace(/\D/g, ''));
      setStatus({ text: copiedLabel });
    } catch {
      if (number.current) getSelection()?.selectAllChildren(number.current);
      setStatus({ text: selectedLabel });
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
      <p role="status">{status?.text}</p>
    </div>
  );
}
