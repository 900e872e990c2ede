/** Long enough for an answer from near by, too short to be felt. */
const SHORT_WAIT_MS = 150;

/** Waits a moment for what is on its way; `undefined` if it takes longer, for a page that shows that it is loading. */
export const briefly = async <T>(work: Promise<T>): Promise<T | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), SHORT_WAIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
