import { type ReactNode, useRef } from 'react';
import { useHydrated } from '#ui/useHydrated.ts';
import { useCopyButtons } from './useCopyButtons.tsx';
import { useDialogs } from './useDialogs.ts';

/**
 * Opens and closes the dialogs of the giving methods, which `GivingMethod.astro` renders, and copies the telephone number or
 * the e-mail address that they show.
 */
export default function GivingDialogs({ children }: { readonly children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useDialogs(root);
  const status = useCopyButtons(root);
  useHydrated(root);

  return (
    <div ref={root}>
      {children}
      {status}
    </div>
  );
}
