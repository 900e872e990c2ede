import { lazy, Suspense, useEffect } from 'react';
import { compared } from './compared.store.ts';
import { saved } from './saved.store.ts';

const ComparisonTray = lazy(() => import('./comparison-tray.tsx'));

/** Takes up the visitor's lists, and shows the carts chosen for comparison once there are any. Its code comes with the first choice. */
export const Comparison = () => {
  const isEmpty = compared.use(({ carts }) => carts.length === 0);
  useEffect(() => {
    compared.restore();
    saved.restore();
  }, []);
  return isEmpty ? null : (
    <Suspense>
      <ComparisonTray />
    </Suspense>
  );
};
