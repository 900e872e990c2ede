import type { Context } from '@sgc/observability/tracing';
import type { Rendered, RenderRequest } from '../messages.ts';
import type { TimeSources } from './process-time.ts';
import { RenderClock } from './render-clock.ts';
import { RenderFailure } from './render-failure.ts';
import { RenderTrace } from './render-trace.ts';

/** How a request is to be rendered. */
export interface Asked {
  readonly request: RenderRequest;
  /** Whether nothing else may run beside it: what ends the renderer then is known. */
  readonly alone: boolean;
  /** The span that it is a part of. */
  readonly within: Context;
}

interface Rendering extends Asked {
  readonly number: number;
  readonly resolve: (rendered: Rendered) => void;
  readonly reject: (failure: RenderFailure) => void;
  readonly abort: AbortController;
  readonly trace: RenderTrace;
  hasTurn: boolean;
  /** Runs since it was sent. */
  clock: RenderClock | undefined;
  timer: NodeJS.Timeout | undefined;
  /** Whether it has had its time. */
  isLate: boolean;
}

/** The public part of a rendering under way. */
export interface UnderWay {
  readonly requestId: string;
  /** Ends with it. */
  readonly signal: AbortSignal;
  readonly clock: RenderClock;
  /** For what it asks. */
  readonly context: Context;
}

/** Renderings that one process works on at once; more would only wait in it, where waiting counts against the page. */
const AT_ONCE = 24;

/** How long after its time a renderer may take to give a rendering up. */
const GRACE_MS = 500;

export interface RenderingsOptions {
  readonly renderMs: number;
  readonly time: TimeSources;
  readonly send: (number: number, request: RenderRequest) => void;
  readonly abort: (number: number) => void;
  /** A rendering does not end even when it is aborted: code in the process blocks it. */
  readonly onStuck: () => void;
}

/** The renderings that are asked of one process: which wait, which are under way, and which is to blame if it ends. */
export class Renderings {
  readonly #options: RenderingsOptions;
  readonly #waiting: Rendering[] = [];
  readonly #underWay = new Map<number, Rendering>();
  #lastNumber = 0;
  #slice = 0;
  #idle: (() => void) | undefined;

  constructor(options: RenderingsOptions) {
    this.#options = options;
  }

  get isIdle(): boolean {
    return this.#waiting.length + this.#underWay.size === 0;
  }

  /** @throws RenderFailure */
  add({ request, alone, within }: Asked): Promise<Rendered> {
    this.#lastNumber += 1;
    const number = this.#lastNumber;
    return new Promise((resolve, reject) => {
      const abort = new AbortController();
      const rendering: Rendering = {
        number,
        request,
        alone,
        within,
        trace: new RenderTrace(request, within),
        resolve,
        reject,
        abort,
        hasTurn: false,
        clock: undefined,
        timer: undefined,
        isLate: false,
      };
      rendering.timer = setTimeout(() => this.#giveUpWaiting(rendering), this.#options.renderMs);
      this.#waiting.push(rendering);
      this.#sendNext();
    });
  }

  /** A rendering under way, with its signal and context. */
  find(number: number): UnderWay | undefined {
    const rendering = this.#underWay.get(number);
    if (rendering?.clock === undefined) return undefined;
    const { request, abort, clock, trace } = rendering;
    return { requestId: request.requestId, signal: abort.signal, clock, context: trace.context };
  }

  /** Code of a rendering begins to run that may never return. */
  markTurn(number: number): void {
    const rendering = this.#underWay.get(number);
    if (rendering === undefined) return;
    rendering.hasTurn = true;
    rendering.clock?.turned();
    rendering.trace.turned();
  }

  /** Only code of this rendering runs until further notice; 0 if that is over. */
  markSlice(number: number): void {
    this.#slice = number;
  }

  resolve(number: number, rendered: Rendered): void {
    const settled = this.#settle(number);
    settled?.trace.end();
    const timings = settled?.clock?.timings();
    settled?.resolve(rendered.kind === 'page' && timings !== undefined ? { ...rendered, timings } : rendered);
    this.#sendNext();
  }

  /** It failed: for its own reason, unless it had had its time. */
  reject(number: number, ownFailure: RenderFailure): void {
    const settled = this.#settle(number);
    const failure = settled?.isLate ? this.#late() : ownFailure;
    settled?.trace.end(failure.message);
    settled?.reject(failure);
    this.#sendNext();
  }

  /** Resolves when nothing is left to render. */
  async idle(): Promise<void> {
    if (this.isIdle) return;
    await new Promise<void>((resolve) => {
      this.#idle = resolve;
    });
  }

  /**
   * The process is gone: the rendering that ended it has failed, the others had nothing to do with it.
   * @param byOther whether code ended it that an earlier rendering left behind, so that only one on its own is suspect.
   */
  abandon(reason: string, { byOther }: { readonly byOther: boolean }): void {
    const suspect = this.#guilty();
    const guilty = byOther && !suspect?.alone ? undefined : suspect;
    for (const rendering of this.#waiting.splice(0)) this.#fail(rendering, reason, true);
    for (const rendering of [...this.#underWay.values()]) this.#fail(rendering, reason, rendering !== guilty);
    this.#underWay.clear();
    this.#idle?.();
  }

  /** The rendering whose code ran, if that is certain: two that both waited for something cannot be told apart. */
  #guilty(): Rendering | undefined {
    const certain = this.#underWay.get(this.#slice);
    if (certain !== undefined) return certain;
    const underWay = [...this.#underWay.values()];
    const running = underWay.filter(({ hasTurn }) => hasTurn);
    if (running.length === 1) return running[0];
    return underWay.length === 1 ? underWay[0] : undefined;
  }

  #fail(rendering: Rendering, reason: string, innocent: boolean): void {
    clearTimeout(rendering.timer);
    rendering.abort.abort();
    rendering.trace.end(reason);
    rendering.reject(new RenderFailure(reason, { innocent }));
  }

  #sendNext(): void {
    for (;;) {
      const next = this.#waiting[0];
      if (next === undefined || !this.#hasRoomFor(next)) return;
      this.#waiting.shift();
      clearTimeout(next.timer);
      const { number, request } = next;
      const { renderMs } = this.#options;
      next.clock = new RenderClock(this.#options.time);
      this.#underWay.set(number, next);
      this.#atLimit(next, renderMs, renderMs, () => this.#abort(next));
      this.#options.send(number, request);
    }
  }

  /** Calls back when a rendering has had so much time, unless it is over by then. `leftMs` is what is left of it at the earliest. */
  #atLimit(rendering: Rendering, limitMs: number, leftMs: number, reached: () => void): void {
    const look = (): void => {
      if (!this.#underWay.has(rendering.number)) return;
      const stillMs = rendering.clock?.leftMs(limitMs) ?? 0;
      if (stillMs > 0) this.#atLimit(rendering, limitMs, stillMs, reached);
      else reached();
    };
    // After what has arrived meanwhile: this process may have been the one that was busy.
    rendering.timer = setTimeout(() => setImmediate(look), leftMs);
  }

  #abort(rendering: Rendering): void {
    const { number } = rendering;
    rendering.isLate = true;
    this.#options.abort(number);
    this.#atLimit(rendering, this.#options.renderMs + GRACE_MS, GRACE_MS, () => {
      this.reject(number, this.#late());
      this.#options.onStuck();
    });
  }

  #late(): RenderFailure {
    return new RenderFailure(`took longer than ${this.#options.renderMs} ms`, { isLate: true });
  }

  #hasRoomFor({ alone }: Rendering): boolean {
    if (alone) return this.#underWay.size === 0;
    const underWay = [...this.#underWay.values()];
    return underWay.length < AT_ONCE && !underWay.some((rendering) => rendering.alone);
  }

  #giveUpWaiting(rendering: Rendering): void {
    this.#waiting.splice(this.#waiting.indexOf(rendering), 1);
    this.#fail(rendering, `waited longer than ${this.#options.renderMs} ms for its turn`, true);
    if (this.isIdle) this.#idle?.();
  }

  #settle(number: number): Rendering | undefined {
    const rendering = this.#underWay.get(number);
    if (rendering === undefined) return undefined;
    clearTimeout(rendering.timer);
    rendering.abort.abort();
    this.#underWay.delete(number);
    if (this.isIdle) this.#idle?.();
    return rendering;
  }
}
