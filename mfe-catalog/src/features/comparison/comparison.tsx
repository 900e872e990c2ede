import { lazy, Suspense, useEffect } from 'react';
import { restoreComparison, useComparison } from './comparison.store.ts';

const ComparisonBar = lazy(() => import('./comparison-bar.tsx'));

/** Shows the chosen carts once there are any. Its code comes with the first choice. */
export const Comparison = () => {
  const isEmpty = useComparison(({ carts }) => carts.length === 0);
  useEffect(restoreComparison, []);
  return isEmpty ? null : (
    <Suspense>
      <ComparisonBar />
    </Suspense>
  );
};
