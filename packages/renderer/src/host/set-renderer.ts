import type { BusinessProfile } from '@sgc/contract/business';
import { type Context, ROOT_CONTEXT } from '@sgc/observability/tracing';
import { type ReleaseSet, versionIn } from '@sgc/release-format';
import type {
  PageDescription,
  Rendered,
  RenderedPage,
  RenderedRedirect,
  RendererReady,
  RenderRequest,
} from '../messages.ts';
import { trustedTypesOf } from '../set/index.ts';
import type { ApiFetcher } from './api-fetcher.ts';
import type { ProcessUsage } from './process-usage.ts';
import { RenderFailure } from './render-failure.ts';
import { RenderProcess } from './render-process.ts';
import { type ProgramSettings, rendererSource } from './renderer-source.ts';
import { setFiles } from './set-files.ts';

export interface RenderSettings extends ProgramSettings {
  readonly business: BusinessProfile;
  /** The API, as far as pages that are rendered may ask it. */
  readonly api: ApiFetcher;
  readonly development: boolean;
  readonly reportShare: number;
  /** Called for every page that could not be rendered, and for sets that do not start. */
  readonly onFailure?: (failure: RenderFailure) => void;
}

/** How long a page that hung is answered without being tried again: short, for the cause may be over. */
const REST_MS = 5000;

const RESPAWN_PAUSE_MS = 1000;

/** Tries of a rendering that is lost each time together with others. */
const TRIES = 3;

/** Renders the pages of one release set, and replaces its process when that ends. */
export class SetRenderer {
  readonly set: ReleaseSet;
  readonly ready: RendererReady;
  readonly #settings: RenderSettings;
  readonly #restingUntil = new Map<string, number>();
  #process: Promise<RenderProcess>;
  #current: RenderProcess;
  #ended: string[] = [];
  #endListener: ((reason: string) => void) | undefined;
  #closed = false;

  private constructor(set: ReleaseSet, settings: RenderSettings, started: RenderProcess) {
    this.set = set;
    this.#settings = settings;
    this.ready = started.ready;
    this.#current = started;
    this.#process = this.#watched(Promise.resolve(started));
  }

  /**
   * @param changed sections that are new in the set.
   * @throws RenderFailure if the set's code cannot be loaded.
   */
  static async start(set: ReleaseSet, changed: ReadonlySet<string>, settings: RenderSettings): Promise<SetRenderer> {
    try {
      return new SetRenderer(set, settings, await startProcess(set, changed, settings));
    } catch (error) {
      if (error instanceof RenderFailure) settings.onFailure?.(error);
      throw error;
    }
  }

  /** Why its processes ended, the last ten at most: a healthy set has none. */
  get ended(): readonly string[] {
    return this.#ended;
  }

  /** Calls back whenever a process of the set ended that was not to end. */
  onEnded(listener: (reason: string) => void): void {
    this.#endListener = listener;
  }

  /** Usage of its process, if the system tells it. */
  get usage(): ProcessUsage | undefined {
    return this.#current.usage;
  }

  /** Bytes that its process uses after a garbage collection; undefined if the system does not tell. */
  async memoryInUse(): Promise<number | undefined> {
    return (await this.#process).memoryInUse();
  }

  /** How long a page would wait at the moment for code that runs outside of renderings, in milliseconds. */
  get delayMs(): number {
    return this.#current.delayMs;
  }

  /**
   * Renders a page; one that was lost to another page's failure is tried again, on its own.
   * @param within the span that it is a part of.
   * @throws RenderFailure
   */
  async render(request: RenderRequest, within: Context = ROOT_CONTEXT): Promise<RenderedPage | RenderedRedirect> {
    const rendered = await this.#ask(request, within);
    if (rendered.kind === 'described') throw new Error('a page was described that was to be rendered');
    return rendered;
  }

  /**
   * A page's description; undefined if its address leads elsewhere.
   * @throws RenderFailure
   */
  async describe(request: RenderRequest): Promise<PageDescription | undefined> {
    const described = await this.#ask({ ...request, onlyDescribe: true }, ROOT_CONTEXT);
    return described.kind === 'redirect' ? undefined : described.description;
  }

  async #ask(request: RenderRequest, within: Context): Promise<Rendered> {
    const page = `${request.match?.owner}/${request.match?.page}`;
    if ((this.#restingUntil.get(page) ?? 0) > Date.now()) {
      throw this.#failure(request, new RenderFailure('the page hung a moment ago and rests', { isLate: true }));
    }
    for (let tries = 1; ; tries += 1) {
      const renderer = await this.#process;
      try {
        const rendered = await renderer.render({ request, alone: tries > 1, within });
        if (rendered.kind !== 'page') return rendered;
        this.#tellLeftOut(request, rendered);
        return { ...rendered, trustedTypes: trustedTypesOf(this.set, request.match) };
      } catch (error) {
        if (!(error instanceof RenderFailure)) throw error;
        const wasLost = error.innocent && renderer.hasEnded;
        if (wasLost && tries < TRIES && !this.#closed) continue;
        // One that ended its process would end the next one as well.
        if (error.isLate || (renderer.hasEnded && !error.innocent)) this.#restingUntil.set(page, Date.now() + REST_MS);
        throw this.#failure(request, error);
      }
    }
  }

  /** Reports a fragment that a page is shown without, because it failed. */
  #tellLeftOut(request: RenderRequest, { fragmentFailure: left, failedSections: [section] }: RenderedPage): void {
    if (left === undefined) return;
    const { reason, ...place } = left;
    this.#settings.onFailure?.(new RenderFailure(reason, { place, section, pathname: request.pathname }));
  }

  /** A failure with the owner of the page. */
  #failure({ match, pathname }: RenderRequest, { message, innocent, isLate, place }: RenderFailure): RenderFailure {
    const section = match?.owner;
    const version = section === undefined ? undefined : versionIn(this.set, section);
    const of = { innocent, isLate, place, section, version, page: match?.page, pathname };
    const failure = new RenderFailure(message, of);
    this.#settings.onFailure?.(failure);
    return failure;
  }

  /** Loads the code of the pages that were not asked for yet. */
  async loadRest(): Promise<void> {
    (await this.#process).loadRest();
  }

  /** Ends the process once the renderings under way have finished; it waits for them, but not for ever. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#process.then(
      (started) => started.drain(),
      () => undefined,
    );
  }

  #watched(starting: Promise<RenderProcess>): Promise<RenderProcess> {
    void starting.then(
      (started) => {
        this.#current = started;
        started.onExit((reason) => this.#respawn(reason));
      },
      (error: unknown) => {
        this.#settings.log.error({ set: this.set.id, err: error }, 'a renderer could not be started again');
        setTimeout(() => this.#respawn('it could not be started again'), RESPAWN_PAUSE_MS).unref();
      },
    );
    return starting;
  }

  #respawn(reason: string): void {
    if (this.#closed) return;
    this.#ended = [...this.#ended, reason].slice(-10);
    this.#settings.log.warn({ set: this.set.id, reason }, 'a renderer ended and is started again');
    this.#process = this.#watched(startProcess(this.set, new Set(), this.#settings));
    void this.loadRest().catch(() => undefined);
    this.#endListener?.(reason);
  }
}

const startProcess = async (
  set: ReleaseSet,
  changed: ReadonlySet<string>,
  settings: RenderSettings,
): Promise<RenderProcess> => {
  const { business, api, development, reportShare, limits } = settings;
  const source = rendererSource(settings);
  const pipe = await source.take();
  const start = { set, changed: [...changed], business, development, reportShare };
  try {
    return await RenderProcess.start(pipe, { start, readFile: setFiles(set), api, limits });
  } finally {
    void source.refill();
  }
};
