import type { SetRenderer } from '../render/set-renderer.ts';
import { Canary } from './canary.ts';
import type { Decisions } from './decisions.ts';
import { type CheckResult, Gate, type GateOptions } from './gate/gate.ts';
import type { LogEntry, OperationsLog } from './operations-log.ts';
import type { Refusals } from './refusals.ts';
import type { ReleaseOrigin } from './release-origin.ts';
import { type ReleaseSet, type StoredRelease, versionsOf } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';
import { restoreLive, restoreSets } from './restore.ts';
import type { SectionWatch } from './section-watch.ts';

export interface ReleaseControlOptions extends GateOptions {
  readonly store: ReleaseStore;
  readonly decisions: Decisions;
  readonly operations: OperationsLog;
  readonly refusals: Refusals;
  readonly watches: readonly SectionWatch[];
}

/** Why a set changes, and how the log of operations calls it. Without `who` it is whoever signed the release. */
export type Act = Pick<LogEntry, 'what' | 'why'> & Partial<Pick<LogEntry, 'who'>>;

/** When a version went live, and in whose place. */
export interface Arrival {
  readonly version: string;
  readonly before: string | undefined;
  readonly at: number;
}

const signer = ({ signature }: StoredRelease['descriptor']): string =>
  signature === undefined ? 'unsigned' : `key ${signature.key}`;

/** Which set is live and which canary runs beside it, and how one set follows another. */
export class ReleaseControl {
  readonly gate: Gate;
  readonly #options: ReleaseControlOptions;
  /** Sets whose pages a visit may still ask for, by id. */
  readonly #sets = new Map<string, ReleaseSet>();
  readonly #switchListeners: ((set: ReleaseSet) => void)[] = [];
  readonly #arrivals = new Map<string, Arrival>();
  #live: SetRenderer | undefined;
  #canary: Canary | undefined;
  #liveSince = new Date();
  #doing: Promise<unknown> = Promise.resolve();

  constructor(options: ReleaseControlOptions) {
    this.#options = options;
    this.gate = new Gate(options);
  }

  /** The renderer of the live set. */
  get live(): SetRenderer {
    if (this.#live === undefined) throw new Error('no set is live before one was restored');
    return this.#live;
  }

  /** What a share of the visitors sees in place of the live set. */
  get canary(): Canary | undefined {
    return this.#canary;
  }

  get liveSince(): Date {
    return this.#liveSince;
  }

  get watches(): readonly SectionWatch[] {
    return this.#options.watches;
  }

  /** A set that a visit started with, as long as its versions are kept. */
  set(id: string): ReleaseSet | undefined {
    return this.#sets.get(id);
  }

  watch(section: string): SectionWatch | undefined {
    return this.watches.find((watch) => watch.section === section);
  }

  /** When the live version of a section arrived, if that was in this process's time. */
  arrival(section: string): Arrival | undefined {
    return this.#arrivals.get(section);
  }

  onSwitch(listener: (set: ReleaseSet) => void): void {
    this.#switchListeners.push(listener);
  }

  /** Brings back the last good set from the store. */
  async restore(): Promise<void> {
    for (const set of await restoreSets(this.#options.store)) this.#sets.set(set.id, set);
    this.#live = await restoreLive(this.#options);
    await this.#save(this.#live.set, { isLive: true });
  }

  /** Runs work that changes what is live: one piece after the other. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#doing.then(work);
    this.#doing = done.catch(() => undefined);
    return done;
  }

  async stop(): Promise<void> {
    await this.#doing;
    await this.#canary?.renderer.close();
    await this.#live?.close();
    await Promise.all(this.watches.map(({ origin }) => origin.close()));
  }

  /** Sections that have an origin but no live release. */
  missing(): string[] {
    const versions = versionsOf(this.live.set);
    return this.watches.map(({ section }) => section).filter((section) => versions[section] === undefined);
  }

  /**
   * Tries some releases in place of the live ones, and switches to them. Call within `exclusively`.
   * @throws Refusal; the live set stays then.
   */
  async replace(releases: readonly StoredRelease[], act: Act): Promise<void> {
    await this.#switch(await this.#prepare(releases, { isLive: true }), releases, act);
  }

  /** Takes a release in from somewhere else than its section's origin. Its files are checked, nothing of it is run. */
  takeFrom(origin: ReleaseOrigin, descriptor: StoredRelease['descriptor']): Promise<StoredRelease> {
    return this.#options.store.take(origin, descriptor);
  }

  /** Every check of the gate on a release beside the live set, without letting it in. */
  async check(release: StoredRelease): Promise<CheckResult[]> {
    return this.gate.report(this.live, release);
  }

  /**
   * Shows a release to a share of the visitors first. Call within `exclusively`.
   * @throws Refusal
   */
  async startCanary(release: StoredRelease, percent: number, who = signer(release.descriptor)): Promise<void> {
    const { section, version } = release.descriptor;
    const renderer = await this.#prepare([release], { isLive: false });
    await this.#canary?.renderer.close();
    this.#canary = new Canary({ renderer, release, percent });
    await this.#options.operations.append({
      at: new Date().toISOString(),
      who,
      what: 'canary started',
      section,
      version,
      why: `${percent} % of the visitors see it first`,
    });
  }

  /** Ends a canary without its version going live. Call within `exclusively`. */
  async dropCanary(): Promise<void> {
    const canary = this.#canary;
    this.#canary = undefined;
    await canary?.renderer.close();
  }

  /** Shows the canary to another share of the visitors. */
  widenCanary(percent: number): void {
    this.#canary = this.#canary?.at(percent);
  }

  async #switch(next: SetRenderer, changed: readonly StoredRelease[], { who, what, why }: Act): Promise<void> {
    const { decisions, operations, render } = this.#options;
    const previous = this.#live;
    const before = previous === undefined ? {} : versionsOf(previous.set);
    this.#live = next;
    this.#liveSince = new Date();
    const at = this.#liveSince.toISOString();
    for (const listener of this.#switchListeners) listener(next.set);
    render.log.info({ set: next.set.id, versions: versionsOf(next.set) }, 'a release set is live');
    void previous?.close();
    for (const { descriptor } of changed) {
      const { section, version } = descriptor;
      const from = before[section];
      this.#arrivals.set(section, { version, before: from, at: this.#liveSince.getTime() });
      await decisions.wentLive(descriptor);
      const by = who ?? signer(descriptor);
      await operations.append({ at, who: by, what, section, version, ...(from === undefined ? {} : { from }), why });
    }
    await this.#followLive(new Set(changed.map(({ descriptor }) => descriptor.section)));
  }

  /** A canary is the live set but for one section: when the live set changes, so does it. */
  async #followLive(changed: ReadonlySet<string>): Promise<void> {
    const canary = this.#canary;
    if (canary === undefined) return;
    if (changed.has(canary.section)) return this.dropCanary();
    try {
      this.#canary = canary.on(await this.#prepare([canary.release], { isLive: false }));
      await canary.renderer.close();
    } catch (error) {
      await this.dropCanary();
      const watch = this.watch(canary.section);
      if (watch !== undefined) await this.#options.refusals.add(watch, canary.release.descriptor, error);
    }
  }

  /**
   * Brings the live set with some sections replaced so far that visitors can be shown it.
   * @throws Refusal; no worker is left then.
   */
  async #prepare(releases: readonly StoredRelease[], shown: { readonly isLive: boolean }): Promise<SetRenderer> {
    const renderer = await this.gate.open(this.live, releases);
    try {
      for (const release of releases) this.#options.store.serve(release);
      await this.#save(renderer.set, shown);
      return renderer;
    } catch (error) {
      await renderer.close();
      throw error;
    }
  }

  async #save(set: ReleaseSet, shown: { readonly isLive: boolean }): Promise<void> {
    const { store } = this.#options;
    await store.saveSet(set, shown);
    this.#sets.set(set.id, set);
    const kept = new Set(store.sets.map(({ id }) => id));
    for (const id of this.#sets.keys()) if (!kept.has(id)) this.#sets.delete(id);
  }
}
