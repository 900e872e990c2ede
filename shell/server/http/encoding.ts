import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/** How the bytes of an answer travel. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of values. */
const REMEMBERED = 100;

/** The smallest first: of those that a client likes alike, it is taken. */
const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip'],
  cache: new LRUCache<string, string>({ max: REMEMBERED }),
});

/** The encoding that a client likes best, or the smallest of several. */
export const encodingFor = (accepted: string | string[] | undefined): Encoding =>
  negotiator.negotiate(String(accepted ?? '')) ?? 'identity';
