import { isDeepStrictEqual } from 'node:util';
import { checkRunsOn, releaseSet, type ShellDescriptor, type StoredRelease, versionsOf } from '@sgc/release-format';
import { RenderFailure, type RenderSettings, type SetRenderer } from '@sgc/renderer/host';
import type { LiveSet } from '../set/candidate.ts';
import { startSet } from './activation.ts';

type Versions = Readonly<Record<string, string>>;

export interface LiveRendererOptions {
  /** A version that went through the gate before; undefined if it is not stored any more. */
  readonly release: (section: string, version: string) => Promise<StoredRelease | undefined>;
  readonly shell: ShellDescriptor;
  readonly render: RenderSettings;
}

/** The live set while this holds it: with a process, or without one. */
type HeldSet = LiveSet & Pick<SetRenderer, 'close'>;

/** Nothing is live: there is nothing to render, and the site's first releases wait for no process. */
const withoutReleases = (shell: ShellDescriptor): HeldSet => ({
  set: releaseSet(shell, []),
  ready: { samples: [] },
  render: () => Promise.reject(new RenderFailure('no release is live')),
  describe: () => Promise.reject(new RenderFailure('no release is live')),
  close: () => Promise.resolve(),
});

/** Renders the live set, which a candidate is compared with. */
export class LiveRenderer {
  readonly #options: LiveRendererOptions;
  #starting: Promise<HeldSet> | undefined;
  /** The live versions that it was started for. */
  #versions: Versions = {};

  constructor(options: LiveRendererOptions) {
    this.#options = options;
  }

  /** Whether a live set runs, or starts. */
  get isRunning(): boolean {
    return this.#starting !== undefined;
  }

  /**
   * The live set, or those of its releases that run here.
   * @param live the live versions of now, by section.
   */
  get(live: Versions): Promise<LiveSet> {
    if (this.#starting !== undefined && isDeepStrictEqual(live, this.#versions)) return this.#starting;
    void this.close();
    const starting = this.#start(live);
    this.#versions = live;
    this.#starting = starting;
    starting.catch(() => {
      if (this.#starting === starting) this.#starting = undefined;
    });
    return starting;
  }

  /** Takes over the renderer of a set that has gone live. */
  adopt(renderer: SetRenderer): void {
    void this.close();
    this.#versions = versionsOf(renderer.set);
    this.#starting = Promise.resolve(renderer);
  }

  async close(): Promise<void> {
    const closing = this.#starting;
    this.#starting = undefined;
    await closing?.then(
      (renderer) => renderer.close(),
      () => undefined,
    );
  }

  async #start(live: Versions): Promise<HeldSet> {
    const { release: find } = this.#options;
    const found = await Promise.all(Object.entries(live).map(([section, version]) => find(section, version)));
    return this.#startEach(found.filter((release) => release !== undefined).filter((release) => this.#fits(release)));
  }

  #fits({ descriptor }: StoredRelease): boolean {
    const { shell, render } = this.#options;
    try {
      checkRunsOn(descriptor, shell);
      return true;
    } catch (error) {
      const { section } = descriptor;
      render.log.warn(
        { section, reason: (error as Error).message },
        'a live release does not fit this build of the shell',
      );
      return false;
    }
  }

  /** The set of all these releases, or else of those that hold when added one by one. */
  async #startEach(releases: readonly StoredRelease[]): Promise<HeldSet> {
    const { shell, render } = this.#options;
    const start = async (some: readonly StoredRelease[]): Promise<HeldSet> =>
      some.length === 0 ? withoutReleases(shell) : startSet(releaseSet(shell, some), render);
    try {
      return await start(releases);
    } catch (error) {
      const reason = (error as Error).message;
      render.log.error({ reason }, 'the live set does not start here; trying its sections one by one');
    }
    let good: readonly StoredRelease[] = [];
    for (const release of releases) {
      const renderer = await start([...good, release]).catch(() => undefined);
      if (renderer !== undefined) good = [...good, release];
      await renderer?.close();
    }
    return start(good);
  }
}
