import {
  DEVELOPMENT_EVENTS,
  DEVELOPMENT_FAILURES,
  type DevelopmentEvent,
  failureSchema,
  type ProgramMessage,
  shellMessageSchema,
} from '@sgc/contract/development';
import { SHELL } from '@sgc/release-format';
import type { RenderFailure } from '@sgc/renderer/host';
import type { FastifyInstance } from 'fastify';
import type { LiveSets } from '../live/live-sets.ts';

/** Tells the development command, if it started this program. */
const tellCommand = (message: ProgramMessage): void => {
  process.send?.(message);
};

/** Reports a page that could not be rendered, or a set that does not start: an error outside of components is a loader's. */
export const tellRenderFailure = (failure: RenderFailure): void => {
  const { section = SHELL, version, pathname, message, innocent, isLate, place } = failure;
  // A page that was lost with its renderer, as when this server stops.
  if (innocent) return;
  const { stack = '', componentStack } = place;
  const kind = pathname !== undefined && componentStack === undefined && !isLate ? 'loader' : 'server';
  tellCommand({ kind: 'failed', failure: { kind, program: section, version, message, stack } });
};

/** Events for pages that open later: the last of each kind, and of each section. */
class LastEvents {
  readonly #events = new Map<string, DevelopmentEvent>();

  keep(event: DevelopmentEvent): void {
    const key = event.kind === 'built' ? `built ${event.section}` : event.kind;
    // In the order in which they came: a set that went live after a build has that build's code.
    this.#events.delete(key);
    this.#events.set(key, event);
  }

  get all(): Iterable<DevelopmentEvent> {
    return this.#events.values();
  }
}

/** For a browser that was told to wait: the page in its place has no program that would hear of a set. */
const LOOK_AGAIN_S = '1';

/** After a new build of the shell pages come back at once; browsers would wait for seconds. */
const COME_BACK_MS = 100;

const frameOf = (event: DevelopmentEvent): string => `data: ${JSON.stringify(event)}\n\n`;

/**
 * While developing: passes on to open pages what the development command says, tells them which set is live, and takes from
 * them what their code threw.
 * @param onShellBuilt called when there is a new build of the shell that this server goes on with.
 */
export const serveDevelopment = (app: FastifyInstance, sets: LiveSets, onShellBuilt: () => void): void => {
  const streams = new Set<NodeJS.WritableStream>();
  const last = new LastEvents();
  const send = (event: DevelopmentEvent): void => {
    last.keep(event);
    for (const stream of streams) stream.write(frameOf(event));
  };
  const heed = (message: unknown): void => {
    const { data: event } = shellMessageSchema.safeParse(message);
    if (event?.kind === 'shell-built') onShellBuilt();
    else if (event !== undefined) send(event);
  };
  process.on('message', heed);
  sets.onSwitch(({ id, shell }) => send({ kind: 'live', set: id, shell: shell.version }));
  app.get(DEVELOPMENT_EVENTS, (_request, reply) => {
    reply.hijack();
    // The stream may be silent for hours.
    reply.raw.setTimeout(0);
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(`retry: ${COME_BACK_MS}\n\n`);
    for (const event of last.all) reply.raw.write(frameOf(event));
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
  });
  app.post(DEVELOPMENT_FAILURES, (request, reply) => {
    const failure = failureSchema.safeParse(request.body);
    if (!failure.success) return reply.code(400).send({ error: 'This is no failure.' });
    tellCommand({ kind: 'failed', failure: failure.data });
    return reply.code(204).send();
  });
  app.addHook('onSend', async ({ method }, reply) => {
    const isDocument = method === 'GET' && String(reply.getHeader('content-type')).startsWith('text/html');
    if (isDocument && reply.statusCode === 503 && sets.live === undefined) reply.header('refresh', LOOK_AGAIN_S);
  });
  app.addHook('preClose', (done) => {
    process.off('message', heed);
    for (const stream of streams) stream.end();
    done();
  });
};
