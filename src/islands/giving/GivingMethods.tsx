import { type ReactNode, useEffect, useRef } from 'react';
import { type GivingMethod, GivingMethodCard } from './GivingMethodCard.tsx';
import { openDialog, supportsDialog } from './dialog.ts';
import { useHydrated } from '#islands/shared/useHydrated.ts';

/**
 * The giving methods, side by side, each with a dialog that shows the steps. A URL whose hash is the id of a
 * method, such as `/Giving#zelle`, opens its dialog.
 */
export default function GivingMethods({ methods, closeLabel, ...images }: GivingMethodsProps) {
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
    <ul ref={list} className="giving-methods">
      {methods.map((method, index) => (
        <GivingMethodCard
          key={method.id}
          {...method}
          image={images[`image-${index}`]}
          closeLabel={closeLabel}
          hasDialog={hasDialog}
        />
      ))}
    </ul>
  );
}

interface GivingMethodsProps {
  readonly methods: readonly GivingMethod[];
  /** The button that closes a dialog. */
  readonly closeLabel: string;
  /** The slots with the images of the cards, by their position from 0. */
  readonly [image: `image-${number}`]: ReactNode;
}
