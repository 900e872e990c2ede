/** Holds one digit: whether this tab's visit is among those that report. */
const DECISION_KEY = 'reports';

/**
 * Whether this visit is one of the share that reports. It is decided once, so that its pages are all in or all out.
 * Without storage, each document decides.
 */
export const isChosen = (share: number): boolean => {
  if (share === 0) return false;
  try {
    const chosen = sessionStorage.getItem(DECISION_KEY) ?? String(Number(Math.random() < share));
    sessionStorage.setItem(DECISION_KEY, chosen);
    return chosen === '1';
  } catch {
    return Math.random() < share;
  }
};
