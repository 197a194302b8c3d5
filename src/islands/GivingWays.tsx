import { useEffect, useRef } from 'react';
import { GivingWayCard } from './GivingWayCard.tsx';
import type { GivingWay } from './giving-way.ts';
import { openDialog } from './dialog.ts';
import { useAwake } from '#islands/shared/useAwake.ts';

/**
 * The three ways to give, side by side, each with a dialog that says what to do. An address that ends in the id of
 * a way, such as `/Giving#zelle`, opens its dialog.
 */
export default function GivingWays({ ways, closeLabel }: GivingWaysProps) {
  const list = useRef<HTMLUListElement>(null);
  useAwake(list);

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
    <ul ref={list} className="giving-ways grid gap-6 sm:grid-fit-44">
      {ways.map((way) => (
        <GivingWayCard key={way.id} way={way} closeLabel={closeLabel} />
      ))}
    </ul>
  );
}

export interface GivingWaysProps {
  readonly ways: readonly GivingWay[];
  /** The button that closes a dialog. */
  readonly closeLabel: string;
}
