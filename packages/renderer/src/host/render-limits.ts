/** Limits of one renderer. Milliseconds, mebibytes, bytes. */
export interface RenderLimits {
  /** Until the set's code is loaded. */
  readonly bootMs: number;
  /** For one rendering. */
  readonly renderMs: number;
  /** Of processor time that passes without a sign of life, from which on a renderer is taken to be in an endless loop. */
  readonly busyMs: number;
  /** The same of time on the clock, for one that sleeps or does not get the processor. */
  readonly silentMs: number;
  /** Until the renderings under way are finished, when a set is closed. */
  readonly drainMs: number;
  /** JavaScript's heap. */
  readonly heapMb: number;
  /** The whole process, as the system counts it. */
  readonly memoryMb: number;
  /** A page's HTML. */
  readonly htmlBytes: number;
}

export const DEFAULT_RENDER_LIMITS: RenderLimits = {
  bootMs: 10_000,
  renderMs: 2000,
  busyMs: 500,
  silentMs: 1000,
  drainMs: 5000,
  heapMb: 192,
  memoryMb: 512,
  htmlBytes: 2 * 1024 * 1024,
};

/** How many times longer one may take that waits for a processor. */
export const STARVED = 4;

/** Development React is slower, and so is a machine that builds and checks meanwhile. */
const DEVELOPMENT_RENDER_LIMITS: RenderLimits = {
  ...DEFAULT_RENDER_LIMITS,
  bootMs: 60_000,
  renderMs: 20_000,
  busyMs: 10_000,
  silentMs: 20_000,
};

/** The limits of a program's renderers. */
export const renderLimits = ({ development }: { readonly development: boolean }): RenderLimits =>
  development ? DEVELOPMENT_RENDER_LIMITS : DEFAULT_RENDER_LIMITS;
