import type { AuditEntry } from '@sgc/contract/operations';

/** One section as the model knows it. */
export interface ModelSection {
  live: string | undefined;
  blocked: Set<string>;
  isFrozen: boolean;
  pinned: string | undefined;
  canaryPercent: number;
  newest: number;
}

/** A model of releases without a database, a gate or concurrency. */
export class Model {
  readonly sections = new Map<string, ModelSection>();
  canary: { readonly section: string; readonly version: string; readonly percent: number } | null = null;
  /** When each version was built. */
  readonly #builtAt: (section: string, version: string) => number;

  constructor(builtAt: (section: string, version: string) => number) {
    this.#builtAt = builtAt;
  }

  section(name: string): ModelSection {
    const known = this.sections.get(name);
    if (known !== undefined) return known;
    const fresh = {
      live: undefined,
      blocked: new Set<string>(),
      isFrozen: false,
      pinned: undefined,
      canaryPercent: 0,
      newest: 0,
    };
    this.sections.set(name, fresh);
    return fresh;
  }

  /**
   * Does what a line of the audit log says.
   * @param percent what was asked for, where it is about a share.
   * @throws if it could not be done as things are.
   */
  apply({ what, section: name, version = '', from }: AuditEntry, percent: number): void {
    const section = this.section(name);
    const isCanary = this.canary?.section === name;
    switch (what) {
      case 'live':
        this.#isNew(name, version);
        if (section.canaryPercent > 0 && section.live !== undefined) throw new Error(`${version} had to be a canary`);
        this.#goLive(name, version, from);
        break;
      case 'canary-started':
        this.#isNew(name, version);
        if (this.canary !== null && !isCanary) throw new Error('two canaries at once');
        if (section.live === undefined || percent !== section.canaryPercent)
          throw new Error(`no share of ${percent} %`);
        this.canary = { section: name, version, percent };
        break;
      case 'promote':
        if (!isCanary || this.canary?.version !== version) throw new Error(`${version} is no canary`);
        this.#mayMove(name);
        this.#goLive(name, version, from);
        break;
      case 'rollback':
        if (from === undefined) throw new Error('a rollback from nothing');
        section.blocked.add(from);
        if (from === section.live) this.#goLive(name, version, from);
        else if (version !== (section.live ?? '')) throw new Error(`${version} is not live`);
        else if (isCanary && this.canary?.version === from) this.canary = null;
        break;
      case 'pin':
        if (version !== section.live) this.#goLive(name, version, from);
        section.pinned = version;
        break;
      case 'unpin':
        section.pinned = undefined;
        break;
      case 'freeze':
        section.isFrozen = true;
        break;
      case 'unfreeze':
        section.isFrozen = false;
        break;
      case 'canary':
        section.canaryPercent = percent;
        if (isCanary && this.canary !== null) this.canary = percent === 0 ? null : { ...this.canary, percent };
        break;
      default:
        throw new Error(`${what} was not asked for`);
    }
  }

  #mayMove(name: string): void {
    const { isFrozen, pinned } = this.section(name);
    if (isFrozen) throw new Error(`${name} is frozen`);
    if (pinned !== undefined) throw new Error(`${name} is pinned`);
  }

  #isNew(name: string, version: string): void {
    this.#mayMove(name);
    const { live, blocked, newest } = this.section(name);
    if (live === version) throw new Error(`${version} is live already`);
    if (blocked.has(version)) throw new Error(`${version} is blocked`);
    if (this.#builtAt(name, version) < newest) throw new Error(`${version} is older than what has been live`);
  }

  #goLive(name: string, version: string, from: string | undefined): void {
    const section = this.section(name);
    if (section.live !== from) throw new Error(`it says to follow ${from}, but ${section.live} is live`);
    if (section.live === version) throw new Error(`${version} follows itself`);
    if (section.blocked.has(version)) throw new Error(`${version} is blocked`);
    section.live = version;
    section.newest = Math.max(section.newest, this.#builtAt(name, version));
    if (this.canary?.section === name) this.canary = null;
  }
}
