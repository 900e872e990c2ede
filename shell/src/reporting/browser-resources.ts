/** A browser that never rests is waited for so long. */
const RESTLESS_MS = 3000;

/** Calls back when the browser has nothing better to do. */
export const onIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: RESTLESS_MS });
  else setTimeout(work, 1000);
};
/** Where bytes cost money or time, none is fetched on suspicion. */
export const isSparing = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
};
