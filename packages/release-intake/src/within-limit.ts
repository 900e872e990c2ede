import { Refusal } from '@sgc/release-format';

export interface WorkLimits<T> {
  readonly limitMs: number;
  /** What is done, as the refusal names it: `fetching it`. */
  readonly what: string;
  /** Gives the work up; what it is aborted with is thrown. */
  readonly signal?: AbortSignal;
  /** Gets a result that comes when the work was given up. */
  readonly discard?: ((late: T) => void) | undefined;
}

/**
 * Bounds work by a time limit.
 * @throws Refusal when the limit is over; it may pass another time.
 */
export const withinLimit = async <T>(
  work: Promise<T>,
  { limitMs, what, signal, discard }: WorkLimits<T>,
): Promise<T> => {
  let isGivenUp = false;
  let giveUp: (reason: unknown) => void = () => undefined;
  const givenUp = new Promise<never>((_, reject) => {
    giveUp = (reason) => {
      isGivenUp = true;
      reject(reason);
    };
  });
  const timer = setTimeout(
    () => giveUp(new Refusal('registry', `${what} took longer than ${limitMs} ms`, { mayPass: true })),
    limitMs,
  );
  const onAbort = (): void => giveUp(signal?.reason);
  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted) onAbort();
  void work.then(
    (result) => (isGivenUp ? discard?.(result) : undefined),
    () => undefined,
  );
  try {
    return await Promise.race([work, givenUp]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
};
