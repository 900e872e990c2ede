import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Seal } from '../access/seal.ts';
import { type RenderSettings, SetRenderer } from '../render/set-renderer.ts';
import { Refusal } from './refusal.ts';
import type { ReleaseControl } from './release-control.ts';
import { type ReleaseSet, releaseSet, type StoredRelease } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';

/** A version that is not live, shown to who has a link to it. */
export interface Preview {
  readonly section: string;
  readonly version: string;
  /** Until when, in milliseconds. */
  readonly expires: number;
}

const contentSchema = z.object({ section: z.string(), version: z.string() });

/** A preview that could not be brought from another replica is not asked for again for so long. */
const MISSING_FOR_MS = 30_000;

/** Threads that show previews; more than that at once are made anew as they are asked for. */
const RENDERERS = 3;

export interface PreviewsOptions {
  readonly control: ReleaseControl;
  readonly store: ReleaseStore;
  readonly seal: Seal;
  readonly render: RenderSettings;
  /** Takes a release in from another replica. */
  readonly bring: (section: string, version: string) => Promise<StoredRelease>;
}

/**
 * The live site with one section swapped, for who was given a link. The link says which version of which section, under
 * seal; what it stands for was checked and stored when it was made.
 */
export class Previews {
  readonly #control: ReleaseControl;
  readonly #store: ReleaseStore;
  readonly #seal: Seal;
  readonly #render: RenderSettings;
  readonly #bring: PreviewsOptions['bring'];
  /** Whether releases could be brought from other replicas, by section and version. */
  readonly #brought = new LRUCache<string, Promise<boolean>>({ max: 100, ttl: MISSING_FOR_MS });
  readonly #renderers = new LRUCache<string, Promise<SetRenderer>>({
    max: RENDERERS,
    dispose: (renderer) => void renderer.then((one) => one.close()).catch(() => undefined),
  });

  constructor({ control, store, seal, render, bring }: PreviewsOptions) {
    this.#control = control;
    this.#store = store;
    this.#seal = seal;
    this.#render = render;
    this.#bring = bring;
  }

  /**
   * Makes a release reachable for who has the token that is returned.
   * @throws Refusal if it does not run beside what is live.
   */
  async open(release: StoredRelease, expires: number): Promise<string> {
    const { section, version } = release.descriptor;
    const results = await this.#control.check(release);
    const failed = results.find(({ passed }) => !passed);
    // Not ready to go live is no reason not to be looked at; not able to run is.
    if (failed?.reason !== undefined && CANNOT_RUN.has(failed.check)) throw new Refusal(failed.check, failed.reason);
    await this.#control.exclusively(() => this.#store.keepPreview(release, expires));
    return this.#seal.close('preview', { section, version }, expires);
  }

  /** What a token shows; undefined if it is none of ours, or not any more. */
  async find(token: string): Promise<Preview | undefined> {
    const opened = await this.#seal.open('preview', token);
    const parsed = contentSchema.safeParse(opened?.content);
    if (opened === undefined || !parsed.success) return undefined;
    const preview = { ...parsed.data, expires: opened.expires };
    return this.#isKept(preview) || (await this.#isBrought(preview)) ? preview : undefined;
  }

  #isKept({ section, version }: Preview): boolean {
    return this.#store.previews.some((one) => one.section === section && one.version === version);
  }

  /** The link was made by a replica that has the release; this one did not run then, or could not be told. */
  #isBrought(preview: Preview): Promise<boolean> {
    const { section, version, expires } = preview;
    if (this.#control.watch(section) === undefined) return Promise.resolve(false);
    const key = `${section}/${version}`;
    const known = this.#brought.get(key);
    if (known !== undefined) return known;
    const bringing = this.#bring(section, version)
      .then((release) => this.open(release, expires))
      .then(() => true)
      .catch((error: Error) => {
        this.#render.log.warn({ section, version, reason: error.message }, 'a preview could not be brought here');
        return false;
      });
    this.#brought.set(key, bringing);
    return bringing;
  }

  /** The renderer of the live set with a preview's section swapped; undefined if its files are gone. */
  async renderer({ section, version }: Preview): Promise<SetRenderer | undefined> {
    const release = await this.#store.described(section, version);
    if (release === undefined) return undefined;
    const set = this.#setWith(release);
    const known = this.#renderers.get(set.id);
    if (known !== undefined) return known;
    const starting = SetRenderer.start(set, new Set([section]), this.#render);
    this.#renderers.set(set.id, starting);
    try {
      return await starting;
    } catch (error) {
      this.#renderers.delete(set.id);
      throw error;
    }
  }

  /** A set that a preview shows, by its id. */
  async set(id: string): Promise<ReleaseSet | undefined> {
    return (await this.#renderers.get(id)?.catch(() => undefined))?.set;
  }

  async close(): Promise<void> {
    this.#renderers.clear();
  }

  #setWith(release: StoredRelease): ReleaseSet {
    const { shell, releases } = this.#control.live.set;
    const others = releases.filter(({ descriptor }) => descriptor.section !== release.descriptor.section);
    return releaseSet(shell, [...others, release]);
  }
}

/** Checks without which a release cannot be shown to anybody. */
const CANNOT_RUN = new Set(['signature', 'contract', 'shared versions', 'addresses', 'files', 'loading', 'pages']);
