import type { FastifyReply, FastifyRequest } from 'fastify';

const READS = ['GET', 'HEAD', 'OPTIONS'];

const REFUSED =
  'This was sent from a page of another site and was not taken. Please use our own contact page, or call us.';

/**
 * A hook that refuses requests that a page of another site makes a browser send. Browsers say where a request comes from;
 * other programs do not and are let through, since they act for themselves alone.
 */
export const refuseCrossSite = (
  request: FastifyRequest,
  reply: FastifyReply,
  done: () => void,
): FastifyReply | undefined => {
  const from = request.headers['sec-fetch-site'];
  if (READS.includes(request.method) || from === undefined || from === 'same-origin' || from === 'none') {
    done();
    return undefined;
  }
  request.log.warn({ from, origin: request.headers.origin }, 'a message from a page of another site was refused');
  return reply.code(403).send({ error: REFUSED });
};
