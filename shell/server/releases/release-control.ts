import type { ShellDescriptor } from '@sgc/contract/release';
import type { RenderSettings, SetRenderer } from '../render/set-renderer.ts';
import { activate } from './activation.ts';
import { checkAgainstShell, checkCollisions } from './checks.ts';
import { OriginUnavailable, Refusal } from './refusal.ts';
import { type ReleaseSet, releaseSet, type StoredRelease, versionsOf } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';
import type { SectionWatch } from './section-watch.ts';

export interface ReleaseControlOptions {
  readonly shell: ShellDescriptor;
  readonly store: ReleaseStore;
  readonly watches: readonly SectionWatch[];
  readonly render: RenderSettings;
  /** How often origins are looked at, in milliseconds. */
  readonly pollMs: number;
}

/** A release that was taken in and not yet tried. */
interface Taken {
  readonly watch: SectionWatch;
  readonly release: StoredRelease;
}

/** Finds releases, tries them, and decides which set is live. */
export class ReleaseControl {
  readonly #options: ReleaseControlOptions;
  /** Sets whose pages a visit may still ask for, by id. */
  readonly #sets = new Map<string, ReleaseSet>();
  readonly #switchListeners: ((set: ReleaseSet) => void)[] = [];
  readonly #refusalListeners: ((section: string, check: string) => void)[] = [];
  #live: SetRenderer | undefined;
  #liveSince = new Date();
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(options: ReleaseControlOptions) {
    this.#options = options;
  }

  /** The renderer of the live set. */
  get live(): SetRenderer {
    if (this.#live === undefined) throw new Error('release control has not started');
    return this.#live;
  }

  /** A set that a visit started with, as long as its versions are kept. */
  set(id: string): ReleaseSet | undefined {
    return this.#sets.get(id);
  }

  onSwitch(listener: (set: ReleaseSet) => void): void {
    this.#switchListeners.push(listener);
  }

  /** Calls back with the name of the check whenever a release is refused. */
  onRefusal(listener: (section: string, check: string) => void): void {
    this.#refusalListeners.push(listener);
  }

  /** Brings back the last good set from the store, takes in what the origins have, and goes on looking. */
  async start(): Promise<void> {
    const { store, shell, render } = this.#options;
    await this.#restoreSets();
    const stored = await Promise.all(Object.entries(store.live).map(([name, version]) => store.find(name, version)));
    const releases = stored.filter((release) => release !== undefined).filter((release) => this.#fits(release));
    const restored = await this.#tryEach(releases);
    this.#live = restored ?? (await activate(releaseSet(shell, []), new Set(), render));
    await this.#remember(this.#live.set);
    await this.look();
    this.#schedule();
  }

  /** Looks at every origin once and puts live what passes. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look());
    return this.#looking;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
    await this.#live?.close();
    await Promise.all(this.#options.watches.map(({ origin }) => origin.close()));
  }

  /** What operations show. */
  status() {
    const { watches, store } = this.#options;
    const versions = versionsOf(this.live.set);
    return {
      live: {
        set: this.live.set.id,
        since: this.#liveSince.toISOString(),
        shell: this.live.set.shell.version,
        versions,
      },
      sections: Object.fromEntries(
        watches.map(({ section, origin, trouble, refusals }) => [
          section,
          {
            origin: origin.name,
            live: versions[section] ?? null,
            kept: store.versionsOf(section),
            trouble: trouble ?? null,
            refused: refusals,
          },
        ]),
      ),
    };
  }

  /** Sections that have an origin but no live release. */
  missing(): string[] {
    const versions = versionsOf(this.live.set);
    return this.#options.watches.map(({ section }) => section).filter((section) => versions[section] === undefined);
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.look().then(() => this.#schedule()), this.#options.pollMs);
  }

  async #look(): Promise<void> {
    const found = await Promise.all(this.#options.watches.map((watch) => this.#take(watch)));
    const taken = found.filter((one) => one !== undefined);
    if (taken.length === 0 || this.#stopped) return;
    // Together when all is well; one by one when not, so that only the culprit is refused.
    if (await this.#goLive(taken)) return;
    if (taken.length > 1) for (const one of taken) await this.#goLive([one]);
  }

  /** Takes in what has appeared at a section's origin, if it may go live. */
  async #take(watch: SectionWatch): Promise<Taken | undefined> {
    let version: string | undefined;
    try {
      const descriptor = await watch.look();
      if (descriptor === undefined) return undefined;
      version = descriptor.version;
      if (versionsOf(this.live.set)[watch.section] === version) return undefined;
      checkAgainstShell(descriptor, this.#options.shell);
      return { watch, release: await this.#options.store.take(watch.origin, descriptor) };
    } catch (error) {
      this.#reject(watch, version, error);
      return undefined;
    }
  }

  #reject(watch: SectionWatch, version: string | undefined, error: unknown): void {
    const { log } = this.#options.render;
    const { section } = watch;
    if (error instanceof OriginUnavailable) {
      if (watch.trouble !== error.message)
        log.warn({ section, version, reason: error.message }, 'an origin is in trouble');
      watch.forget(error, version);
      return;
    }
    const refusal =
      error instanceof Refusal ? error : new Refusal('shell', (error as Error).message, { blameless: true });
    if (!watch.refuse(version, refusal)) return;
    log.error({ section, version, check: refusal.check, reason: refusal.message }, 'a release was refused');
    for (const listener of this.#refusalListeners) listener(section, refusal.check);
  }

  /** Tries the live set with some sections replaced, and switches to it if it holds. */
  async #goLive(taken: readonly Taken[]): Promise<boolean> {
    const { shell, store, render } = this.#options;
    const changed = new Set(taken.map(({ watch }) => watch.section));
    const kept = this.live.set.releases.filter(({ descriptor }) => !changed.has(descriptor.section));
    const set = releaseSet(shell, [...kept, ...taken.map(({ release }) => release)]);
    try {
      for (const { release } of taken) checkCollisions(release.descriptor, set.releases);
      const renderer = await activate(set, changed, render);
      for (const { release } of taken) store.serve(release);
      await this.#switch(renderer);
      return true;
    } catch (error) {
      const [only, ...more] = taken;
      if (only !== undefined && more.length === 0) this.#reject(only.watch, only.release.descriptor.version, error);
      return false;
    }
  }

  async #switch(next: SetRenderer): Promise<void> {
    const previous = this.#live;
    await this.#remember(next.set);
    this.#live = next;
    this.#liveSince = new Date();
    for (const listener of this.#switchListeners) listener(next.set);
    this.#options.render.log.info({ set: next.set.id, versions: versionsOf(next.set) }, 'a release set is live');
    void previous?.close();
  }

  async #remember(set: ReleaseSet): Promise<void> {
    const { shell, store } = this.#options;
    this.#sets.set(set.id, set);
    await store.saveLive(set.id, shell.version, versionsOf(set));
    const kept = new Set(store.sets.map(({ id }) => id));
    for (const id of this.#sets.keys()) if (!kept.has(id)) this.#sets.delete(id);
  }

  #fits({ descriptor }: StoredRelease): boolean {
    try {
      checkAgainstShell(descriptor, this.#options.shell);
      return true;
    } catch (error) {
      const { log } = this.#options.render;
      log.warn(
        { section: descriptor.section, reason: (error as Error).message },
        'a stored release does not fit this shell',
      );
      return false;
    }
  }

  /** The set of all these releases, or else of those that hold when added one by one. */
  async #tryEach(releases: readonly StoredRelease[]): Promise<SetRenderer | undefined> {
    const { shell, render } = this.#options;
    const start = (some: readonly StoredRelease[]) => activate(releaseSet(shell, some), new Set(), render);
    try {
      return await start(releases);
    } catch (error) {
      render.log.error(
        { reason: (error as Error).message },
        'the last good set does not start; trying its sections one by one',
      );
    }
    let good: readonly StoredRelease[] = [];
    for (const release of releases) {
      const renderer = await start([...good, release]).catch(() => undefined);
      if (renderer !== undefined) good = [...good, release];
      await renderer?.close();
    }
    return start(good).catch(() => undefined);
  }

  /** Sets of earlier processes, for tabs that were opened then. */
  async #restoreSets(): Promise<void> {
    const { store } = this.#options;
    for (const { id, shell: shellVersion, versions } of store.sets) {
      const shell = await store.shell(shellVersion);
      const found = await Promise.all(
        Object.entries(versions).map(([name, version]) => store.described(name, version)),
      );
      const releases = found.filter((release) => release !== undefined);
      if (shell !== undefined && releases.length === found.length) this.#sets.set(id, releaseSet(shell, releases));
    }
  }
}
