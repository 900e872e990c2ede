import { whenIdle } from '@sgc/ui';
import { useEffect, useState } from 'react';
import type { viewInventory } from './inventory-view.ts';

type View = typeof viewInventory;

let loaded: View | undefined;

/** The code that filters. The server has filtered the first list, so it comes when the browser has nothing else to do. */
const loadView = async (): Promise<View> => {
  loaded ??= (await import('./inventory-view.ts')).viewInventory;
  return loaded;
};

/** How vehicles become what is shown, once its code is here. @param isWanted at once, not when the browser is idle. */
export const useView = (isWanted: boolean): View | undefined => {
  const [view, setView] = useState<View | undefined>(() => loaded);
  useEffect(() => {
    if (view !== undefined) return undefined;
    const load = () =>
      void loadView().then(
        (found) => setView(() => found),
        () => undefined,
      );
    if (!isWanted) return whenIdle(load);
    load();
    return undefined;
  }, [isWanted, view]);
  return view;
};

/** Has the code here before the page shows. */
export const inventoryFromLate = async (...args: Parameters<typeof import('./inventory-view.ts').inventoryFrom>) => {
  await loadView();
  return (await import('./inventory-view.ts')).inventoryFrom(...args);
};
