/**
 * A signal that aborts with the first of others. It is not `AbortSignal.any`, whose signal Node 20 frees while a request waits on
 * it: a time limit among the others then ends nothing. It stops listening when one of them aborts, so one should be a time limit.
 */
export const firstToAbort = (...signals: readonly AbortSignal[]): AbortSignal => {
  const first = new AbortController();
  for (const one of signals) {
    if (one.aborted) first.abort(one.reason);
    one.addEventListener('abort', () => first.abort(one.reason), { once: true, signal: first.signal });
  }
  return first.signal;
};
