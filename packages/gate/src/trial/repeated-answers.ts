import { randomUUID } from 'node:crypto';
import type { ApiAnswer, ApiFetcher } from '@sgc/renderer/host';
import { LRUCache } from 'lru-cache';

/** Prefix of the ids of requests to the API whose answers are repeated. */
const TRIED = 'tried-';

const REMEMBERED_ANSWERS = 500;

/** Longer than a trial lasts. */
const REMEMBERED_MS = 120_000;

/** Names a rendering to the API so that the same page can be rendered again with the same data. */
export const repeatableId = (): string => `${TRIED}${randomUUID()}`;

/** Repeats the first answer to the same request of a rendering, so that data that changes makes no page differ. */
export const withRepeatedAnswers = (api: ApiFetcher): ApiFetcher => {
  const answers = new LRUCache<string, Promise<ApiAnswer>>({
    max: REMEMBERED_ANSWERS,
    ttl: REMEMBERED_MS,
    ttlAutopurge: true,
  });
  return (path, request) => {
    if (!request.requestId.startsWith(TRIED)) return api(path, request);
    const key = `${request.requestId} ${path}`;
    const answer = answers.get(key) ?? api(path, request);
    answers.set(key, answer);
    return answer;
  };
};
