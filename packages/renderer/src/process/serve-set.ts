import { setImmediate as afterOthers } from 'node:timers/promises';
import type { Section } from '@sgc/contract/section';
import type { PageMessage, RenderedPage, RendererStart, RenderRequest } from '../messages.ts';
import { abortOf, apiThrough } from './ask-api.ts';
import { Channel } from './channel.ts';
import { placeOf, reasonOf } from './component-failure.ts';
import { confine } from './confine.ts';
import { garbageCollection } from './garbage.ts';
import { loadSections, samplesOf } from './load-sections.ts';
import type { PageProgram } from './page-program.ts';
import { SetCode } from './set-code.ts';
import { Turns } from './turns.ts';

const loadPages = async (section: Section | undefined): Promise<void> => {
  await Promise.all(section?.pages.map((page) => page.Component()) ?? []);
};

const loadRest = async (sections: ReadonlyMap<string, Section>): Promise<void> => {
  for (const section of sections.values()) {
    await loadPages(section);
    await afterOthers();
  }
};

/** A page and its HTML, which travel apart. */
const taken = ({ html, ...page }: RenderedPage): [PageMessage, Uint8Array] => [page, html];

/** One renderer: the sections of its set, and the renderings that its host asks for. */
class Serving<Site> {
  readonly #channel: Channel;
  readonly #program: PageProgram<Site>;
  readonly #start: RendererStart;
  readonly #turns: Turns;
  readonly #underWay = new Map<number, AbortController>();
  #sections: ReadonlyMap<string, Section> = new Map();
  #site: Site | undefined;

  constructor(channel: Channel, program: PageProgram<Site>, start: RendererStart) {
    this.#channel = channel;
    this.#program = program;
    this.#start = start;
    this.#turns = new Turns((number) => channel.send({ kind: 'turn', number }));
  }

  async open(): Promise<void> {
    const { set, changed, htmlBytes } = this.#start;
    const { own, open, renderFallback } = this.#program;
    const code = new SetCode(this.#channel);
    this.#sections = await loadSections(set, own, code);
    for (const name of changed) await loadPages(this.#sections.get(name));
    this.#site = open(this.#start, this.#sections, (section, path) => code.text(section, path));
    const samples = [...this.#sections.values()].flatMap(samplesOf);
    // The host limits the time for all of this.
    const bounds = { signal: new AbortController().signal, htmlBytes };
    const [fallback, html] = taken(await renderFallback(this.#site, bounds));
    this.#channel.send({ kind: 'ready', samples, fallback }, html);
  }

  /** Renders a page and sends the result; always sends one. */
  async answer(number: number, request: RenderRequest): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#underWay.set(number, controller);
    const context = {
      signal,
      htmlBytes: this.#start.htmlBytes,
      api: apiThrough(this.#channel, number, signal),
      exclusively: this.#turns.of(number),
    };
    try {
      // Code that a page runs before it waits for anything is known to be its own.
      this.#channel.send({ kind: 'slice', number });
      const rendering = this.#program.renderPage(this.#site as Site, request, context);
      this.#channel.send({ kind: 'slice', number: 0 });
      const rendered = await Promise.race([rendering, abortOf(signal)]);
      if (rendered.kind === 'page') {
        const [page, html] = taken(rendered);
        this.#channel.send({ kind: 'rendered', number, rendered: page }, html);
      } else {
        this.#channel.send({ kind: 'rendered', number, rendered });
      }
    } catch (error) {
      this.#channel.send({ kind: 'failed', number, reason: reasonOf(error), place: placeOf(error, this.#start) });
    } finally {
      this.#underWay.delete(number);
    }
  }

  /** Gives a rendering up that has had its time. */
  abort(number: number): void {
    this.#underWay.get(number)?.abort();
  }

  loadRest(): void {
    // A page whose code cannot be loaded fails when it is asked for.
    void loadRest(this.#sections).catch(() => undefined);
  }
}

/**
 * Waits for the set that the host names, loads it and renders its pages as they are asked for.
 * @param load loads the program that makes the pages, at once; an error of its code is reported to the host.
 */
export const serveSet = <Site>(load: () => Promise<PageProgram<Site>>): void => {
  const channel = new Channel();
  const { exit } = process;
  const broke = (error: unknown): never => {
    channel.send({ kind: 'broke', reason: reasonOf(error) });
    return exit(1);
  };
  process.on('uncaughtException', broke);
  process.on('unhandledRejection', broke);
  const collectGarbage = garbageCollection();
  confine();

  const loading = load();
  // Reported when there is a set to start.
  loading.catch(() => undefined);
  let serving: Serving<Site> | undefined;
  const open = async (start: RendererStart): Promise<void> => {
    try {
      serving = new Serving(channel, await loading, start);
      await serving.open();
    } catch (error) {
      channel.send({ kind: 'boot-failed', reason: reasonOf(error), place: placeOf(error, start) });
    }
  };
  channel.listen(
    (message) => {
      if (message.kind === 'ping') channel.send({ kind: 'pong' });
      else if (message.kind === 'render') void serving?.answer(message.number, message.request);
      else if (message.kind === 'abort') serving?.abort(message.number);
      else if (message.kind === 'load-rest') serving?.loadRest();
      else if (message.kind === 'collect-garbage') {
        void collectGarbage().then(() => channel.send({ kind: 'garbage-collected' }));
      } else {
        void open(message.start);
      }
    },
    () => exit(0),
  );
  channel.send({ kind: 'started' });
};
