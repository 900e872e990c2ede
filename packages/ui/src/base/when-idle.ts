/** For browsers that do not say when they are idle. */
const LATER_MS = 2000;

/** Runs something when the browser has nothing else to do; what it answers calls that off. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, LATER_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work);
  return () => cancelIdleCallback(request);
};
