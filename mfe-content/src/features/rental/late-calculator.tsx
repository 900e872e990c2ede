import { lazy, memo, Suspense } from 'react';
import type { RentalCalculatorProps } from './rental-calculator.tsx';

const PLACE = 'rental-calculator';

/** Whether a visitor used the form before this code arrived. */
const isUsed = (place: HTMLElement): boolean =>
  place.contains(document.activeElement) ||
  [...place.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue) ||
  [...place.querySelectorAll('option')].some(({ selected, defaultSelected }) => selected && !defaultSelected);

/** The server's form works by itself; its program comes with the first key, press or touch. */
const untilUsed = (): Promise<unknown> => {
  const place = document.getElementById(PLACE);
  // Nothing stands there yet on the way from another page.
  if (place === null || place.childElementCount === 0 || isUsed(place)) return Promise.resolve();
  return new Promise((resolve) => {
    const used = new AbortController();
    const listen = ({ target }: Event): void => {
      if (!(target instanceof Node && place.contains(target))) return;
      used.abort();
      resolve(undefined);
    };
    // On their way in: React lets no event reach a part of the page that is still the server's.
    for (const use of ['focusin', 'pointerdown', 'pointerover', 'input']) {
      window.addEventListener(use, listen, { capture: true, signal: used.signal });
    }
  });
};

const RentalCalculator = lazy(async () => {
  if (typeof window !== 'undefined') await untilUsed();
  const { RentalCalculator: Calculator } = await import('./rental-calculator.tsx');
  return { default: Calculator };
});

/**
 * The calculator, whose program is loaded when a visitor uses it. React keeps the server's form as long as nothing
 * around it changes, which `memo` ensures.
 */
export const LateCalculator = memo((props: RentalCalculatorProps) => (
  <div id={PLACE}>
    <Suspense>
      <RentalCalculator {...props} />
    </Suspense>
  </div>
));
