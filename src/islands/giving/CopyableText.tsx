import { useEffect, useRef, useState } from 'react';
import type { GivingMethod } from './GivingMethodCard.tsx';

/** How long the status shows, in milliseconds. */
const STATUS_DURATION = 4000;

/**
 * The telephone number or e-mail address to send to, with a button that copies it. If the browser denies that, it is
 * selected instead.
 */
export function CopyableText({
  text,
  href,
  copyText,
  copyLabel,
  copiedLabel,
  selectedLabel,
}: Extract<GivingMethod['action'], { type: 'copy' }>) {
  const link = useRef<HTMLAnchorElement>(null);
  const [status, setStatus] = useState<{ readonly text: string }>();

  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(undefined), STATUS_DURATION);
    return () => clearTimeout(timer);
  }, [status]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copyText);
      setStatus({ text: copiedLabel });
    } catch {
      if (link.current) getSelection()?.selectAllChildren(link.current);
      setStatus({ text: selectedLabel });
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-4">
      <a ref={link} className="link giving-detail" href={href}>
        {text}
      </a>
      <button type="button" className="button button-gold giving-copy" onClick={copy}>
        {copyLabel}
      </button>
      <p role="status">{status?.text}</p>
    </div>
  );
}
