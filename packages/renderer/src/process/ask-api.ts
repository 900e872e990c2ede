import type { ApiFetch } from '@sgc/contract/section';
import type { Channel } from './channel.ts';

/** Statuses whose answers have no body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** `fetch` for one rendering: its host asks the API, in the name of the request that is rendered. */
export const apiThrough =
  (channel: Channel, number: number, signal: AbortSignal): ApiFetch =>
  async (path, init) => {
    if ((init?.method ?? 'GET') !== 'GET') throw new Error('a page that is rendered only reads from the API');
    const asked = channel.ask({ kind: 'ask-api', number, path });
    // One signal made of both would be collected while it is waited on, and a limit that runs out would end nothing (Node 20).
    const ends = init?.signal ? [signal, init.signal] : [signal];
    const { answer, content } = await Promise.race([asked, ...ends.map(abortOf)]);
    if (answer.kind === 'refused') throw new TypeError(answer.reason);
    const { status, headers } = answer;
    return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(content), { status, headers });
  };

export const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
