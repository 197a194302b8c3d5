import { useEffect, useRef } from 'react';
import { GivingMethodCard } from './GivingMethodCard.tsx';
import type { GivingMethod } from './giving-types.ts';
import { openDialog } from './dialog.ts';
import { useHydrated } from '#islands/shared/useHydrated.ts';

/**
 * The three ways to give, side by side, each with a dialog that says what to do. An address that ends in the id of
 * a method, such as `/Giving#zelle`, opens its dialog.
 */
export default function GivingMethods({ methods, closeLabel }: GivingMethodsProps) {
  const list = useRef<HTMLUListElement>(null);
  useHydrated(list);

  useEffect(() => {
    const openNamed = () => {
      const named = document.getElementById(location.hash.slice(1));
      if (named instanceof HTMLDialogElement && list.current?.contains(named)) openDialog(named);
    };
    openNamed();
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, []);

  return (
    <ul ref={list} className="giving-methods grid gap-6 sm:grid-fit-44">
      {methods.map((method) => (
        <GivingMethodCard key={method.id} method={method} closeLabel={closeLabel} />
      ))}
    </ul>
  );
}

export interface GivingMethodsProps {
  readonly methods: readonly GivingMethod[];
  /** The button that closes a dialog. */
  readonly closeLabel: string;
}
