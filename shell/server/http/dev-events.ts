import type { FastifyInstance } from 'fastify';
import { DEV_EVENTS } from '../../src/sections/page-payload.ts';
import type { LiveSets } from '../live/live-sets.ts';

/** While developing: tells open pages which set is live as soon as it changes, so that they show the new code. */
export const serveDevEvents = (app: FastifyInstance, sets: LiveSets): void => {
  const streams = new Set<NodeJS.WritableStream>();
  sets.onSwitch(({ id }) => {
    for (const stream of streams) stream.write(`data: ${id}\n\n`);
  });
  app.get(DEV_EVENTS, (_request, reply) => {
    reply.hijack();
    // Nothing may be said here for hours.
    reply.raw.setTimeout(0);
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    if (sets.live !== undefined) reply.raw.write(`data: ${sets.live.set.id}\n\n`);
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
  });
  app.addHook('preClose', (done) => {
    for (const stream of streams) stream.end();
    done();
  });
};
