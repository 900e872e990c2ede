const nothing = (): void => undefined;

/**
 * Lets view transitions be skipped without a fault. Who goes on before one has begun, or looks at another tab, loses an
 * animation and nothing else; but `ready` is rejected, the router leaves that unhandled, and the page would be blamed. A
 * change of the page that fails still shows: it rejects `finished` too.
 */
export const allowSkippedTransitions = (): void => {
  document.startViewTransition &&= function (this: Document, ...args) {
    const transition = Document.prototype.startViewTransition.apply(this, args);
    transition.ready.catch(nothing);
    return transition;
  };
  // The same of one to another document, which this one takes part in as it is left.
  addEventListener('pageswap', ({ viewTransition }) => void viewTransition?.ready.catch(nothing));
};
