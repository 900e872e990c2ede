/** Where the router keeps at which height pages were left, by the key of their entry in the history. */
export const SCROLL_POSITIONS = 'scroll-positions';

const newKey = (): string => Math.random().toString(36).slice(2, 10);

const dropPosition = (key: string): void => {
  try {
    const { [key]: _, ...others } = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}');
    sessionStorage.setItem(SCROLL_POSITIONS, JSON.stringify(others));
  } catch {
    // Forbidden: then the router keeps none either.
  }
};

/**
 * Names the document's entry in the history, before the router looks at it: without a name of its own it would share one
 * with every other document, and be moved to where the last one was left. What the visitor has moved since stays there.
 */
export const nameEntry = (isMoved: boolean): void => {
  const { key = newKey(), ...state } = history.state ?? {};
  history.replaceState({ ...state, key }, '');
  if (isMoved) dropPosition(key);
};
