import type { FromRenderer, Rendered, RendererReady, RendererStart } from '../messages.ts';
import { type ApiFetcher, apiPath } from './api-fetcher.ts';
import { isOwnPath } from './own-path.ts';
import { timeOf } from './process-time.ts';
import { type ProcessUsage, processUsage } from './process-usage.ts';
import { RenderFailure } from './render-failure.ts';
import type { RenderLimits } from './render-limits.ts';
import type { RendererPipe } from './renderer-pipe.ts';
import { type Asked, Renderings } from './renderings.ts';
import type { ReadSetFile } from './set-files.ts';
import { VitalSigns } from './vital-signs.ts';

/** How often a renderer is looked at. */
const LOOK_MS = 50;

/** How long one with nothing to do may be silent before it is asked for a sign of life. */
const IDLE_LOOK_MS = 1000;

/** Questions of one renderer that its host works on at once. */
const QUESTIONS_AT_ONCE = 200;

/** The set and the services of a renderer. */
export interface Supplies {
  readonly start: Omit<RendererStart, 'htmlBytes'>;
  readonly readFile: ReadSetFile;
  readonly api: ApiFetcher;
  readonly limits: RenderLimits;
}

/** One process that renders the pages of one release set. */
export class RenderProcess {
  readonly #pipe: RendererPipe;
  readonly #supplies: Supplies;
  readonly #renderings: Renderings;
  readonly #signs: VitalSigns;
  readonly #watch: NodeJS.Timeout;
  #lastAsked = 0;
  #questions = 0;
  #ready: RendererReady | undefined;
  #onReady: ((ready: RendererReady) => void) | undefined;
  #onBootFailure: ((failure: RenderFailure) => void) | undefined;
  #onCollected: (() => void) | undefined;
  #exitListener: ((reason: string) => void) | undefined;
  #broke = false;
  #ended: string | undefined;

  private constructor(pipe: RendererPipe, supplies: Supplies) {
    const { limits } = supplies;
    this.#pipe = pipe;
    this.#supplies = supplies;
    this.#signs = new VitalSigns(limits);
    this.#renderings = new Renderings({
      renderMs: limits.renderMs,
      time: timeOf(pipe.pid),
      send: (number, request) => pipe.send({ kind: 'render', number, request }),
      abort: (number) => pipe.send({ kind: 'abort', number }),
      onStuck: () => pipe.end('a rendering could not be aborted'),
    });
    // After what has arrived meanwhile: this process may have been the one that was busy.
    this.#watch = setInterval(() => setImmediate(() => this.#look()), LOOK_MS);
    this.#watch.unref();
    pipe.listen({
      onMessage: (message, content) => this.#receive(message, content),
      onEnd: (reason) => this.#end(reason),
    });
  }

  /**
   * Gives a set to a process that waits for one, and waits until the set's sections are loaded in it.
   * @throws RenderFailure with the reason if they cannot be loaded in time.
   */
  static start(pipe: RendererPipe, supplies: Supplies): Promise<RenderProcess> {
    const { start, limits } = supplies;
    const renderer = new RenderProcess(pipe, supplies);
    const releases = start.set.releases.map(({ descriptor }) => ({ descriptor, directory: '' }));
    const { htmlBytes, bootMs } = limits;
    return new Promise((resolve, reject) => {
      const fail = (failure: RenderFailure): void => {
        clearTimeout(timer);
        reject(failure);
        pipe.end(failure.message);
      };
      const timer = setTimeout(
        () => fail(new RenderFailure(`its code did not finish loading within ${bootMs} ms`, { isLate: true })),
        bootMs,
      );
      renderer.#onBootFailure = fail;
      renderer.#onReady = () => {
        clearTimeout(timer);
        resolve(renderer);
      };
      if (renderer.#ended !== undefined) return fail(new RenderFailure(renderer.#ended));
      pipe.send({ kind: 'start', start: { ...start, set: { ...start.set, releases }, htmlBytes } });
    });
  }

  get ready(): RendererReady {
    if (this.#ready === undefined) throw new Error('a renderer is not ready yet');
    return this.#ready;
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /** How long a page would wait at the moment for code that runs outside of renderings, in milliseconds. */
  get delayMs(): number {
    return this.#signs.delayMs;
  }

  /** Usage of the process, if the system tells it. */
  get usage(): ProcessUsage | undefined {
    return this.#pipe.pid === undefined ? undefined : processUsage(this.#pipe.pid);
  }

  /** Calls back when the process is gone, for any reason, before any of its renderings fails for that. */
  onExit(listener: (reason: string) => void): void {
    this.#exitListener = listener;
    if (this.#ended !== undefined) listener(this.#ended);
  }

  /**
   * Renders one page within the time limit.
   * @throws RenderFailure
   */
  async render(asked: Asked): Promise<Rendered> {
    if (this.#ended !== undefined) throw new RenderFailure('the renderer has ended', { innocent: true });
    return this.#renderings.add(asked);
  }

  /** Lets the process load the code that it has not needed so far. */
  loadRest(): void {
    this.#pipe.send({ kind: 'load-rest' });
  }

  /** Bytes that the process uses after a garbage collection; undefined if the system does not tell, or the process ended. */
  async memoryInUse(): Promise<number | undefined> {
    if (this.#ended !== undefined) return undefined;
    await new Promise<void>((resolve) => {
      this.#onCollected = resolve;
      this.#pipe.send({ kind: 'collect-garbage' });
    });
    return this.usage?.memoryBytes;
  }

  /** Ends the process once the renderings under way have finished, or their time is over. */
  async drain(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#supplies.limits.drainMs);
    });
    await Promise.race([this.#renderings.idle(), patience]);
    clearTimeout(timer);
    this.#pipe.end('its set was closed');
  }

  #receive(message: FromRenderer, content: Buffer): void {
    this.#signs.heard(performance.now());
    switch (message.kind) {
      case 'ready':
        this.#ready = { samples: message.samples, fallback: { ...message.fallback, html: content } };
        this.#onReady?.(this.#ready);
        break;
      case 'boot-failed':
        this.#onBootFailure?.(new RenderFailure(message.reason, message));
        break;
      case 'turn':
        this.#renderings.markTurn(message.number);
        break;
      case 'slice':
        this.#renderings.markSlice(message.number);
        break;
      case 'rendered':
        this.#take(message, content);
        break;
      case 'failed':
        this.#renderings.reject(message.number, new RenderFailure(message.reason, message));
        break;
      case 'ask-api':
      case 'ask-file':
        void this.#answer(message);
        break;
      case 'broke':
        this.#broke = true;
        this.#pipe.end(`its code threw outside of a rendering: ${message.reason}`);
        break;
      case 'garbage-collected':
        this.#onCollected?.();
        break;
      case 'started':
      case 'pong':
        break;
    }
  }

  /** Takes the result of a rendering, if it may be shown to a visitor. */
  #take({ number, rendered }: Extract<FromRenderer, { kind: 'rendered' }>, content: Buffer): void {
    if (rendered.kind === 'redirect' && !isOwnPath(rendered.location)) {
      const reason = `leads to ${rendered.location.slice(0, 200)}, which is no address of this site`;
      this.#renderings.reject(number, new RenderFailure(reason));
    } else {
      this.#renderings.resolve(number, rendered.kind === 'page' ? { ...rendered, html: content } : rendered);
    }
  }

  async #answer(asked: Extract<FromRenderer, { question: number }>): Promise<void> {
    const { question } = asked;
    this.#questions += 1;
    try {
      if (this.#questions > QUESTIONS_AT_ONCE) throw new Error('too many questions at once');
      const { status, headers, body } = await this.#find(asked);
      this.#pipe.send({ kind: 'answer', question, answer: { kind: 'content', status, headers } }, body);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#pipe.send({ kind: 'answer', question, answer: { kind: 'refused', reason } });
    } finally {
      this.#questions -= 1;
    }
  }

  async #find(asked: Extract<FromRenderer, { question: number }>) {
    if (asked.kind === 'ask-file') {
      return { status: 200, headers: {}, body: await this.#supplies.readFile(asked.section, asked.path) };
    }
    const rendering = this.#renderings.find(asked.number);
    const path = apiPath(asked.path);
    if (rendering === undefined) throw new Error('the page that asked is not being rendered');
    if (path === undefined) throw new Error(`a page may ask for paths of the API only, not for ${asked.path}`);
    const { clock, ...request } = rendering;
    clock.asked();
    try {
      return await this.#supplies.api(path, request);
    } finally {
      clock.answered();
    }
  }

  #look(): void {
    if (this.#ended !== undefined) return;
    const sign = { now: performance.now(), usage: this.usage };
    const verdict = this.#signs.verdict(sign);
    if (verdict !== undefined) {
      this.#pipe.end(verdict);
      return;
    }
    // While it loads its time is limited as a whole.
    if (this.#ready === undefined || this.#signs.isAsked) return;
    if (this.#renderings.isIdle && sign.now - this.#lastAsked < IDLE_LOOK_MS) return;
    this.#lastAsked = sign.now;
    this.#signs.asked(sign);
    this.#pipe.send({ kind: 'ping' });
  }

  #end(reason: string): void {
    this.#ended = reason;
    clearInterval(this.#watch);
    this.#onCollected?.();
    this.#onBootFailure?.(new RenderFailure(`its code ended the renderer: ${reason}`));
    this.#exitListener?.(reason);
    this.#renderings.abandon(`the renderer ended while the page was being rendered: ${reason}`, {
      byOther: this.#broke,
    });
  }
}
