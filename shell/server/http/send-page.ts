import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Audience } from './audience.ts';
import { encodingFor } from './encoding.ts';
import type { CachedPage, CacheResult } from './html-cache.ts';
import { pageHeaders } from './page-headers.ts';

export interface Sending {
  readonly kind: CacheResult['kind'];
  readonly audience?: Audience;
  readonly status?: number;
}

/** Answers with a page in the encoding that the browser likes best. */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedPage,
  { kind, audience, status = cached.page.status }: Sending,
): Promise<FastifyReply> => {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const bytes = await cached.encoded(encoding);
  if (audience?.setCookie !== undefined) reply.header('set-cookie', audience.setCookie);
  const keeps = request.method !== 'POST' && audience?.kind !== 'preview';
  return reply
    .code(status)
    .headers(pageHeaders(cached, { kind, status, encoding, depends: audience?.depends ?? false, keeps }))
    .send(bytes);
};
