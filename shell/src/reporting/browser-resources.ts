/** Longest wait for a browser that never rests. */
const RESTLESS_MS = 3000;

/** Calls back when the browser is idle. */
export const onIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: RESTLESS_MS });
  else setTimeout(work, 1000);
};
/** Whether bytes cost money or time, so that none should be prefetched. */
export const isSparing = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
};
