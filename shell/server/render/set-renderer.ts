import type { BusinessProfile } from '@sgc/contract/business';
import type { Logger } from 'pino';
import type { ReleaseSet } from '../releases/release-set.ts';
import type {
  PageDescription,
  Rendered,
  RenderedPage,
  RenderedRedirect,
  RenderRequest,
  WorkerReady,
} from './messages.ts';
import { RenderFailure, type RenderLimits, RenderWorker } from './render-worker.ts';

export interface RenderSettings {
  /** The built render worker. */
  readonly workerFile: URL;
  readonly business: BusinessProfile;
  readonly apiOrigin: string;
  readonly development: boolean;
  readonly reportShare: number;
  readonly limits: RenderLimits;
  readonly log: Logger;
}

/** How long a page that hung is answered without being tried again: short, for what made it hang may be over. */
const REST_MS = 5000;

const RESPAWN_PAUSE_MS = 1000;

/** Renders the pages of one release set, whatever happens to the thread that does it. */
export class SetRenderer {
  readonly set: ReleaseSet;
  readonly ready: WorkerReady;
  readonly #settings: RenderSettings;
  readonly #restingUntil = new Map<string, number>();
  #worker: Promise<RenderWorker>;
  #closed = false;

  private constructor(set: ReleaseSet, settings: RenderSettings, worker: RenderWorker) {
    this.set = set;
    this.#settings = settings;
    this.ready = worker.ready;
    this.#worker = this.#watched(Promise.resolve(worker));
  }

  /**
   * @param changed sections that are new in the set.
   * @throws RenderFailure if the set's code cannot be loaded.
   */
  static async start(set: ReleaseSet, changed: ReadonlySet<string>, settings: RenderSettings): Promise<SetRenderer> {
    return new SetRenderer(set, settings, await startWorker(set, changed, settings));
  }

  /**
   * Renders a page; one that was lost to another page's failure is tried once more.
   * @throws RenderFailure
   */
  async render(request: RenderRequest): Promise<RenderedPage | RenderedRedirect> {
    const rendered = await this.#ask(request);
    if (rendered.kind === 'described') throw new Error('a page was described that was to be rendered');
    return rendered;
  }

  /**
   * What a page says of itself; undefined if its address leads elsewhere.
   * @throws RenderFailure
   */
  async describe(request: RenderRequest): Promise<PageDescription | undefined> {
    const described = await this.#ask({ ...request, onlyDescribe: true });
    return described.kind === 'redirect' ? undefined : described.description;
  }

  async #ask(request: RenderRequest): Promise<Rendered> {
    const page = `${request.match?.owner}/${request.match?.page}`;
    if ((this.#restingUntil.get(page) ?? 0) > Date.now()) {
      throw new RenderFailure('the page hung a moment ago and rests', { isLate: true });
    }
    try {
      return await (await this.#worker).render(request);
    } catch (error) {
      if (!(error instanceof RenderFailure)) throw error;
      if (error.innocent && !this.#closed) return (await this.#worker).render(request);
      if (error.isLate) this.#restingUntil.set(page, Date.now() + REST_MS);
      throw error;
    }
  }

  /** Loads the code of the pages that nobody has asked for yet. */
  async loadRest(): Promise<void> {
    (await this.#worker).loadRest();
  }

  /** Ends the thread once the renderings under way have finished. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#worker.then(
      (worker) => worker.drain(),
      () => undefined,
    );
  }

  #watched(starting: Promise<RenderWorker>): Promise<RenderWorker> {
    void starting.then(
      (worker) => worker.onExit(() => this.#respawn()),
      (error: unknown) => {
        this.#settings.log.error({ set: this.set.id, err: error }, 'a render worker could not be started again');
        setTimeout(() => this.#respawn(), RESPAWN_PAUSE_MS).unref();
      },
    );
    return starting;
  }

  #respawn(): void {
    if (this.#closed) return;
    this.#settings.log.warn({ set: this.set.id }, 'a render worker ended and is started again');
    this.#worker = this.#watched(startWorker(this.set, new Set(), this.#settings));
    void this.loadRest().catch(() => undefined);
  }
}

const startWorker = (
  set: ReleaseSet,
  changed: ReadonlySet<string>,
  { workerFile, limits, ...settings }: RenderSettings,
) => {
  const { business, apiOrigin, development, reportShare } = settings;
  return RenderWorker.start(
    workerFile,
    { set, changed: [...changed], business, apiOrigin, development, reportShare },
    limits,
  );
};
