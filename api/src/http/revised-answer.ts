import type { FastifyReply } from 'fastify';

const tagOf = (revision: string): string => `"${revision}"`;

/** Whether the caller already has this revision (RFC 9110, If-None-Match; a proxy may have made the tag weak). */
export const isUnchanged = (ifNoneMatch: string | undefined, revision: string): boolean => {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(tagOf(revision));
};

/** Sends JSON that stands for a revision, or 304 where there is no body to send. Kept by caches, never used unasked. */
export const sendRevised = (reply: FastifyReply, revision: string, body: Buffer | undefined): void => {
  reply.header('etag', tagOf(revision)).header('cache-control', 'no-cache');
  if (body === undefined) reply.status(304).send();
  else reply.type('application/json; charset=utf-8').send(body);
};

/** Says of an answer that it is kept from before an outage (RFC 9211), and for how long it has been out of date. */
export const markStale = (reply: FastifyReply, staleSeconds: number | undefined): FastifyReply =>
  staleSeconds === undefined ? reply : reply.header('cache-status', `api; hit; ttl=-${staleSeconds}`);
