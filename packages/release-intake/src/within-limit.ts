import { Refusal } from '@sgc/release-format';

/**
 * Bounds work by a time limit. A result that comes too late is handed to `discard`.
 * @param what stands in the refusal: `fetching it`.
 * @throws Refusal when the limit is over; it may pass another time.
 */
export const withinLimit = async <T>(
  work: Promise<T>,
  limitMs: number,
  what: string,
  discard: (late: T) => void = () => undefined,
): Promise<T> => {
  let isLate = false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Refusal('registry', `${what} took longer than ${limitMs} ms`, { mayPass: true }));
    }, limitMs);
  });
  void work.then(
    (result) => (isLate ? discard(result) : undefined),
    () => undefined,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
