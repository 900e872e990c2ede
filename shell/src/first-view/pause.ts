/** Lets the browser answer and paint before what comes next, so that no piece of work is long. */
export const pause = (): Promise<void> => {
  const { scheduler } = window as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
