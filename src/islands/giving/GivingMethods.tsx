import { useEffect, useRef } from 'react';
import { GivingMethodCard } from './GivingMethodCard.tsx';
import type { GivingMethod } from './giving-types.ts';
import { openDialog, supportsDialog } from './dialog.ts';
import { useHydrated } from '#islands/shared/useHydrated.ts';

/**
 * The giving methods, side by side, each with a dialog that shows the steps. A URL whose hash is the id of a
 * method, such as `/Giving#zelle`, opens its dialog.
 */
export default function GivingMethods({ methods, closeLabel }: GivingMethodsProps) {
  const list = useRef<HTMLUListElement>(null);
  const hasDialog = !useHydrated(list) || supportsDialog();

  useEffect(() => {
    const openDialogAtHash = () => {
      const dialog = document.getElementById(location.hash.slice(1));
      if (!dialog?.matches('.giving-methods dialog') || !supportsDialog()) return;
      openDialog(dialog as HTMLDialogElement);
    };
    openDialogAtHash();
    addEventListener('hashchange', openDialogAtHash);
    return () => removeEventListener('hashchange', openDialogAtHash);
  }, []);

  return (
    <ul ref={list} className="giving-methods grid gap-6 sm:grid-fit-44">
      {methods.map((method) => (
        <GivingMethodCard key={method.id} method={method} closeLabel={closeLabel} hasDialog={hasDialog} />
      ))}
    </ul>
  );
}

export interface GivingMethodsProps {
  readonly methods: readonly GivingMethod[];
  /** The button that closes a dialog. */
  readonly closeLabel: string;
}
