const nothing = (): void => undefined;

/**
 * Changes the page, animated where the browser can. Who goes on before the animation has begun, or looks at another tab,
 * loses an animation and nothing else; but `ready` is rejected, and the page would be blamed. A change of the page that
 * fails still shows: it rejects `finished` too.
 */
export const animate = (change: () => void): void => {
  if (document.startViewTransition === undefined) change();
  else document.startViewTransition(change).ready.catch(nothing);
};

/** The same of an animation to another document, which this one takes part in as it is left. */
export const allowSkippedTransitions = (): void =>
  addEventListener('pageswap', ({ viewTransition }) => void viewTransition?.ready.catch(nothing));
