import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry, CheckResult } from '@sgc/contract/operations';
import type { Gate, LiveRenderer, LiveSet } from '@sgc/gate';
import { Refusal, type ReleaseDescriptor, type StoredRelease } from '@sgc/release-format';
import { type Workspace, withinLimit } from '@sgc/release-intake';
import type { SetRenderer } from '@sgc/renderer/host';
import type { Logger } from 'pino';
import { goLive, startCanary } from '../state/live-versions.ts';
import { logged, sourceOf } from '../state/release-source.ts';
import type { RegistryState } from '../state/state.schema.ts';
import { NotStored, type StateStore } from '../state/state-store.ts';
import { isCanary } from './conditions.ts';
import type { Refusals } from './refusals.ts';

/** Attempts to try a release when others went live meanwhile. */
const ATTEMPTS = 3;

/** A trial was given up because this instance decides no more: the next one tries the release itself. */
export class GivenUp extends NotStored {}

/** Why a set changes, and what the audit log calls it. `who` defaults to the signer of the release. */
export interface Act {
  readonly what: AuditEntry['what'];
  readonly why: string;
  readonly who?: string;
  /** Whether the releases have passed the gate before. */
  readonly wereTried?: boolean;
  /** Decided in the same transaction. May throw: what was tried does not go live then. */
  readonly decide?: (state: RegistryState) => RegistryState;
}

export interface RolloutOptions {
  readonly state: StateStore;
  readonly gate: Gate;
  readonly live: LiveRenderer;
  readonly workspace: Workspace;
  readonly refusals: Refusals;
  /** Limit for a trial, in milliseconds. */
  readonly limitMs: number;
  readonly log: Logger;
}

/** The signer of a release, as the audit log names it. */
export const signerOf = ({ signature }: ReleaseDescriptor): string =>
  signature === undefined ? 'unsigned' : `key ${signature.key}`;

/**
 * Replaces one set by the next. Releases are tried beside the live set, without delaying other work; they go live in one
 * transaction, if nothing else has gone live meanwhile.
 */
export class Rollout {
  readonly #options: RolloutOptions;
  readonly #stopping = new AbortController();

  constructor(options: RolloutOptions) {
    this.#options = options;
  }

  /** Gives up the trials under way, one that hangs as well: another instance decides next. */
  stop(): void {
    this.#stopping.abort(new GivenUp('This instance of the registry stopped deciding meanwhile'));
  }

  /**
   * Tries some releases in place of the live ones, unless they were tried before, and puts them live.
   * @throws Refusal, NotStored, and what `act.decide` throws; the live set stays then.
   */
  async replace(releases: readonly StoredRelease[], act: Act): Promise<void> {
    const { state, live, log } = this.#options;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const base = state.state.live;
      const renderer = await this.#try(releases, act.wereTried);
      const isLive = await state
        .change((now) => {
          if (!isDeepStrictEqual(now.live, base)) return { next: now, result: false };
          return { ...this.#goneLive(now, releases, act), result: true };
        })
        .catch((error: unknown) => {
          void renderer.close();
          throw error;
        });
      if (isLive) {
        live.adopt(renderer);
        const sources = Object.fromEntries(releases.map(({ descriptor }) => [descriptor.section, logged(descriptor)]));
        const { what, why } = act;
        log.info({ set: renderer.set.id, versions: state.state.live, what, why, sources }, 'a release set is live');
        void this.#tryCanaryAgain();
        return;
      }
      void renderer.close();
    }
    throw new Refusal('registry', 'other releases went live each time while it was tried', { blameless: true });
  }

  /** Every check of the gate on releases that join the live set together, without letting them in. */
  async check(releases: readonly StoredRelease[]): Promise<CheckResult[]> {
    return this.#beside((live) => this.#options.gate.report(live, releases));
  }

  /**
   * Shows a release to a share of the visitors first.
   * @param allowed throws if it may not be.
   * @throws Refusal, NotStored
   */
  async startCanary(
    release: StoredRelease,
    percent: number,
    { who, allowed }: { readonly who?: string; readonly allowed: (state: RegistryState) => void },
  ): Promise<void> {
    const { section, version } = release.descriptor;
    const renderer = await this.#try([release]);
    void renderer.close();
    const at = new Date().toISOString();
    await this.#options.state.change((state) => {
      allowed(state);
      const why = `${percent} % of the visitors see it first`;
      const act = { at, who: who ?? signerOf(release.descriptor), what: 'canary-started', why } as const;
      const entry: AuditEntry = { ...act, section, version, ...sourceOf(release.descriptor) };
      const next = startCanary(state, { section, version, percent, since: at });
      return { next, entries: [entry], result: undefined };
    });
    this.#options.log.info({ section, version, percent, ...logged(release.descriptor) }, 'a canary is shown');
  }

  /** The set's renderer, which the caller closes or keeps. */
  async #try(releases: readonly StoredRelease[], wereTried = false): Promise<SetRenderer> {
    const { gate } = this.#options;
    return this.#beside(
      (live) => (wereTried ? gate.reopen(live, releases) : gate.open(live, releases)),
      (late) => void late.close(),
    );
  }

  /** Tries something beside the live set, as long as that may take. */
  #beside<T>(trial: (live: LiveSet) => Promise<T>, discard?: (late: T) => void): Promise<T> {
    const { state, live, limitMs } = this.#options;
    const { signal } = this.#stopping;
    const tried = live.get(state.state.live).then((set) => {
      signal.throwIfAborted();
      return trial(set);
    });
    return withinLimit(tried, { limitMs, what: 'trying it', signal, discard });
  }

  #goneLive(state: RegistryState, releases: readonly StoredRelease[], { what, why, who, decide }: Act) {
    const at = new Date().toISOString();
    const descriptors = releases.map(({ descriptor }) => descriptor);
    const entries = descriptors.map((descriptor): AuditEntry => {
      const { section, version } = descriptor;
      const from = state.live[section];
      const by = who ?? signerOf(descriptor);
      const before = from === undefined ? {} : { from };
      return { at, who: by, what, section, version, ...before, why, ...sourceOf(descriptor) };
    });
    const decided = decide?.(state) ?? state;
    return { next: goLive(decided, descriptors, at), entries };
  }

  /** A canary is the live set but for one section: when the live set changes, it is tried on the new one. */
  async #tryCanaryAgain(): Promise<void> {
    const { state, workspace, refusals } = this.#options;
    const { canary } = state.state;
    if (canary === null) return;
    const release = await workspace.release(canary.section, canary.version).catch(() => undefined);
    if (release === undefined) return;
    try {
      void (await this.#try([release])).close();
    } catch (error) {
      if (error instanceof GivenUp) return;
      await this.dropCanary(canary).catch(() => undefined);
      await refusals.add(canary.section, release.descriptor, error);
    }
  }

  /** Ends a canary, if it is still this one, without its version going live. */
  dropCanary({ section, version }: { readonly section: string; readonly version: string }): Promise<void> {
    return this.#options.state.change((state) => {
      const next = isCanary(state, section, version) ? { ...state, canary: null } : state;
      return { next, result: undefined };
    });
  }
}
