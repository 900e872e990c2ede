import { setImmediate as afterOthers } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Section } from '@sgc/contract/section';
import * as z from 'zod/mini';
import { municipalityLinkSchema } from '../../../src/sections/page-payload.schema.ts';
import type { FromWorker, RenderRequest, ToWorker, WorkerStart } from '../messages.ts';
import { type RenderSite, renderFallback, renderPage } from './render-page.tsx';
import { loadSections, samplesOf } from './worker-sections.ts';

if (parentPort === null) throw new Error('a render worker is started by the shell, not by hand');
const port = parentPort;
const { set, changed, business, apiOrigin, development, reportShare, running } = workerData as WorkerStart;

const send = (message: FromWorker, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What rendering needs of the sections' data, checked like everything that comes from another program. */
const sharedDataSchema = z.object({ municipalities: z._default(z.array(municipalityLinkSchema), []) });

const loadPages = async (section: Section | undefined): Promise<void> => {
  await Promise.all(section?.pages.map((page) => page.Component()) ?? []);
};

const loadRest = async ({ sections }: RenderSite): Promise<void> => {
  for (const section of sections.values()) {
    await loadPages(section);
    await afterOthers();
  }
};

const boot = async (): Promise<RenderSite> => {
  const sections = await loadSections(set);
  for (const name of changed) await loadPages(sections.get(name));
  const data = Object.assign({}, ...[...sections.values()].map((section) => section.data ?? {}));
  const { municipalities } = sharedDataSchema.parse(data);
  return { set, sections, facts: { business, municipalities }, apiOrigin, development, reportShare };
};

let queue: Promise<unknown> = Promise.resolve();

/** Components run one rendering at a time; when they hang the shell reads here whose they were. */
const exclusivelyFor =
  (number: number) =>
  <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(async () => {
      Atomics.store(running, 0, number);
      try {
        return await work();
      } finally {
        Atomics.store(running, 0, 0);
      }
    });
    queue = turn.catch(() => undefined);
    return turn;
  };

const LOAD_LIMIT_MS = 2000;

const answer = async (site: RenderSite, number: number, request: RenderRequest): Promise<void> => {
  try {
    const rendered = await renderPage(site, request, AbortSignal.timeout(LOAD_LIMIT_MS), exclusivelyFor(number));
    send({ kind: 'rendered', number, rendered }, rendered.kind === 'page' ? [rendered.html.buffer as ArrayBuffer] : []);
  } catch (error) {
    send({ kind: 'failed', number, reason: reasonOf(error) });
  }
};

const serve = async (): Promise<void> => {
  const site = await boot();
  const ready = { samples: [...site.sections.values()].flatMap(samplesOf), fallback: await renderFallback(site) };
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'ping') send({ kind: 'pong' });
    // A page whose code cannot be loaded says so when it is asked for.
    else if (message.kind === 'load-rest') void loadRest(site).catch(() => undefined);
    else void answer(site, message.number, message.request);
  });
  send({ kind: 'ready', ready });
};

serve().catch((error: unknown) => send({ kind: 'boot-failed', reason: reasonOf(error) }));
