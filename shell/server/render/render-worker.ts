import { Worker } from 'node:worker_threads';
import type { FromWorker, Rendered, RenderRequest, ToWorker, WorkerReady, WorkerStart } from './messages.ts';

/** Milliseconds, except for the memory in mebibytes. */
export interface RenderLimits {
  readonly bootMs: number;
  readonly renderMs: number;
  /** How long a worker that is alive may take to answer a ping. */
  readonly pingMs: number;
  readonly heapMb: number;
}

export const DEFAULT_RENDER_LIMITS: RenderLimits = { bootMs: 10_000, renderMs: 2000, pingMs: 250, heapMb: 192 };

/** Why a page could not be rendered. `innocent` renderings were lost to another one and may be tried again. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  readonly innocent: boolean;
  /** Whether it took too long, which a busy machine may be to blame for. */
  readonly isLate: boolean;

  constructor(reason: string, { innocent = false, isLate = false } = {}) {
    super(reason);
    this.innocent = innocent;
    this.isLate = isLate;
  }
}

interface Waiting {
  readonly resolve: (rendered: Rendered) => void;
  readonly reject: (failure: RenderFailure) => void;
  readonly timer: NodeJS.Timeout;
}

/** One thread that renders the pages of one release set. */
export class RenderWorker {
  readonly ready: WorkerReady;
  readonly #thread: Worker;
  readonly #running: Int32Array;
  readonly #limits: RenderLimits;
  readonly #waiting = new Map<number, Waiting>();
  #lastNumber = 0;
  #probe: NodeJS.Timeout | undefined;
  #idle: (() => void) | undefined;
  #exitListener: (() => void) | undefined;
  #exited = false;

  private constructor(thread: Worker, running: Int32Array, limits: RenderLimits, ready: WorkerReady) {
    this.#thread = thread;
    this.#running = running;
    this.#limits = limits;
    this.ready = ready;
    thread.on('message', (message: FromWorker) => this.#receive(message));
    // A thread that dies is known by its exit.
    thread.on('error', () => undefined);
    thread.once('exit', () => this.#abandon());
  }

  /**
   * Starts a thread and waits until the set's sections are loaded in it.
   * @throws RenderFailure with the reason if they cannot be loaded in time.
   */
  static async start(file: URL, start: Omit<WorkerStart, 'running'>, limits: RenderLimits): Promise<RenderWorker> {
    const running = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const thread = new Worker(file, {
      workerData: { ...start, running } satisfies WorkerStart,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
      // What this process was started with is its own: a preloaded module would cost every set its time again.
      execArgv: [],
      env: { NODE_ENV: process.env.NODE_ENV },
      stdout: true,
      stderr: true,
    });
    thread.stdout.resume();
    thread.stderr.resume();
    const ready = await booted(thread, limits.bootMs).catch(async (error: unknown) => {
      await thread.terminate();
      throw error;
    });
    return new RenderWorker(thread, running, limits, ready);
  }

  /** Calls back when the thread is gone, for whatever reason, before any of its renderings fails for that. */
  onExit(listener: () => void): void {
    this.#exitListener = listener;
  }

  /**
   * Renders one page within the time limit.
   * @throws RenderFailure
   */
  async render(request: RenderRequest): Promise<Rendered> {
    if (this.#exited) throw new RenderFailure('the render worker has ended', { innocent: true });
    this.#lastNumber += 1;
    const number = this.#lastNumber;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#expire(number), this.#limits.renderMs);
      this.#waiting.set(number, { resolve, reject, timer });
      this.#send({ kind: 'render', number, request });
    });
  }

  /** Lets the thread load what it has not needed so far. */
  loadRest(): void {
    this.#send({ kind: 'load-rest' });
  }

  /** Ends the thread once the renderings under way have finished. */
  async drain(): Promise<void> {
    if (this.#waiting.size > 0) {
      await new Promise<void>((resolve) => {
        this.#idle = resolve;
      });
    }
    await this.#thread.terminate();
  }

  #send(message: ToWorker): void {
    this.#thread.postMessage(message);
  }

  #receive(message: FromWorker): void {
    clearTimeout(this.#probe);
    this.#probe = undefined;
    if (message.kind === 'rendered') this.#settle(message.number)?.resolve(message.rendered);
    if (message.kind === 'failed') {
      this.#settle(message.number)?.reject(new RenderFailure(message.reason));
    }
  }

  #settle(number: number): Waiting | undefined {
    const waiting = this.#waiting.get(number);
    clearTimeout(waiting?.timer);
    this.#waiting.delete(number);
    if (this.#waiting.size === 0) this.#idle?.();
    return waiting;
  }

  /** A rendering is late: either it waits for something, or components keep the thread busy. A ping tells. */
  #expire(number: number): void {
    const culprit = this.#running[0];
    if (culprit === 0 || culprit === number) {
      const reason = `took longer than ${this.#limits.renderMs} ms`;
      this.#settle(number)?.reject(new RenderFailure(reason, { isLate: true }));
    }
    this.#send({ kind: 'ping' });
    this.#probe ??= setTimeout(() => void this.#thread.terminate(), this.#limits.pingMs);
  }

  /** The thread is gone: the rendering that ran has failed, the others had nothing to do with it. */
  #abandon(): void {
    this.#exited = true;
    clearTimeout(this.#probe);
    this.#exitListener?.();
    const culprit = this.#running[0];
    for (const number of [...this.#waiting.keys()]) {
      const reason = 'the render worker ended while the page was being rendered';
      this.#settle(number)?.reject(new RenderFailure(reason, { innocent: number !== culprit }));
    }
  }
}

/** What the thread says when it is ready. */
const booted = (thread: Worker, limitMs: number): Promise<WorkerReady> =>
  new Promise((resolve, reject) => {
    const fail = (reason: string, isLate = false) => reject(new RenderFailure(reason, { isLate }));
    const timer = setTimeout(() => fail(`its code did not finish loading within ${limitMs} ms`, true), limitMs);
    thread.once('message', (message: FromWorker) => {
      clearTimeout(timer);
      if (message.kind === 'ready') resolve(message.ready);
      else fail(message.kind === 'boot-failed' ? message.reason : `unexpected message ${message.kind}`);
    });
    thread.once('error', (error: Error) => {
      clearTimeout(timer);
      fail(error.message);
    });
    thread.once('exit', (code) => {
      clearTimeout(timer);
      fail(`its code ended the render worker (exit code ${code})`);
    });
  });
