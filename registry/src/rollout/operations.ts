import type { Person } from '@sgc/access-file';
import type { AuditEntry, CheckName, OperationName, Reason } from '@sgc/contract/operations';
import { checkAge, type Gate } from '@sgc/gate';
import { OriginUnavailable, Refusal, type StoredRelease } from '@sgc/release-format';
import type { Workspace } from '@sgc/release-intake';
import { type Change, decide, decisionsOf, earlierVersions } from '../state/decisions.ts';
import type { RegistryState } from '../state/state.schema.ts';
import { NotStored, type StateStore } from '../state/state-store.ts';
import { firstShareOf, isCanary, isNotBlocked, isStillLive, mayBeCanary, mayGoLive } from './conditions.ts';
import { Impossible } from './impossible.ts';
import type { Rollout } from './rollout.ts';

/** An operation on one section. `from` is the version it is about, which may have gone meanwhile. */
export type Operation =
  | { readonly what: 'rollback'; readonly to?: string | undefined; readonly from?: string | undefined }
  | { readonly what: 'pin'; readonly version?: string | undefined }
  | { readonly what: 'unpin' | 'freeze' | 'unfreeze' }
  | { readonly what: 'canary'; readonly percent: number }
  /** By the registry itself: a canary is shown to no visitor until an operator decides; a live version is only noted. */
  | { readonly what: 'hold'; readonly from: string }
  | { readonly what: 'promote'; readonly from?: string | undefined };

export type OperationResult =
  | { readonly ok: true; readonly said: string }
  /** `check` names the check of the gate that refused a release. */
  | { readonly ok: false; readonly error: string; readonly check?: CheckName; readonly isOutage?: boolean };

export interface OperationsOptions {
  readonly state: StateStore;
  readonly rollout: Rollout;
  readonly gate: Pick<Gate, 'admit'>;
  readonly workspace: Pick<Workspace, 'release'>;
}

/** The person who asks, and the reason. */
export type Asked = Pick<AuditEntry, 'who' | 'why'>;

/** A person's name as the audit log writes it. */
export const nameOf = ({ name, scope }: Person): string => `${name} (${scope})`;

const reasonOf = ({ who, why }: Asked): Reason => ({ by: who, at: new Date().toISOString(), why });

/** The state in which a version must not go live again. */
const block = (state: RegistryState, section: string, version: string, asked: Asked): RegistryState => {
  const { blocked } = decisionsOf(state, section);
  return decide(state, section, { blocked: { ...blocked, [version]: reasonOf(asked) } });
};

/** Carries out what people, or the registry in their place, ask of releases. Each takes effect whole or not at all. */
export class Operations {
  readonly #options: OperationsOptions;

  constructor(options: OperationsOptions) {
    this.#options = options;
  }

  /** The caller has checked that the person may do this. */
  run(section: string, operation: Operation, asked: Asked): Promise<OperationResult> {
    return this.#attempt(() => this.#do(section, operation, asked));
  }

  /** Puts a release live that its team has uploaded, as one that appears at the section's origin. */
  publish(release: StoredRelease, asked: Asked): Promise<OperationResult> {
    return this.#attempt(() => this.#publish(release, asked));
  }

  get #state(): RegistryState {
    return this.#options.state.state;
  }

  async #attempt(work: () => Promise<string>): Promise<OperationResult> {
    try {
      return { ok: true, said: await work() };
    } catch (error) {
      if (error instanceof Impossible) return { ok: false, error: error.message };
      if (error instanceof Refusal) return { ok: false, check: error.check, error: error.message };
      if (error instanceof OriginUnavailable) return { ok: false, error: error.message, isOutage: true };
      if (error instanceof NotStored)
        return { ok: false, error: `${error.message}. Look at the status before you try again.`, isOutage: true };
      throw error;
    }
  }

  async #publish(release: StoredRelease, asked: Asked): Promise<string> {
    const { rollout, gate } = this.#options;
    const { section, version } = release.descriptor;
    mayGoLive(this.#state, section, version);
    const { newestBuilt } = decisionsOf(this.#state, section);
    const share = firstShareOf(this.#state, section);
    const live = this.#state.live[section];
    if (live === version) return `${version} of ${section} is live already.`;
    await gate.admit(release.descriptor, newestBuilt);
    const allowed = (state: RegistryState): RegistryState => {
      if (state.live[section] === version) throw new Impossible(`${version} of ${section} is live already.`);
      if (firstShareOf(state, section) !== share) {
        throw new Impossible(
          `The share that sees new versions of ${section} first was changed meanwhile: publish again.`,
        );
      }
      mayGoLive(state, section, version);
      checkAge(release.descriptor, decisionsOf(state, section).newestBuilt);
      return state;
    };
    if (share > 0) {
      mayBeCanary(this.#state, section);
      await rollout.startCanary(release, share, {
        who: asked.who,
        allowed: (state) => mayBeCanary(allowed(state), section),
      });
      return `${version} of ${section} is shown to ${share} % of the visitors.`;
    }
    await rollout.replace([release], { ...asked, what: 'live', decide: allowed });
    return `${version} of ${section} is live.`;
  }

  async #do(section: string, operation: Operation, asked: Asked): Promise<string> {
    switch (operation.what) {
      case 'rollback':
        return this.#rollBack(section, operation, asked);
      case 'pin':
        return this.#pin(section, operation.version, asked);
      case 'unpin':
        await this.#decide(section, 'unpin', { pinned: undefined }, asked);
        return `${section} is free to move again.`;
      case 'freeze':
        await this.#decide(section, 'freeze', { frozen: reasonOf(asked) }, asked);
        return `${section} is frozen: nothing new of it goes live.`;
      case 'unfreeze':
        await this.#decide(section, 'unfreeze', { frozen: undefined }, asked);
        return `${section} is not frozen any more.`;
      case 'canary':
        return this.#shareCanary(section, operation.percent, asked);
      case 'hold':
        return this.#hold(section, operation.from, asked);
      case 'promote':
        return this.#promote(section, operation.from, asked);
    }
  }

  async #rollBack(
    section: string,
    { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
    asked: Asked,
  ): Promise<string> {
    const { canary } = this.#state;
    const live = this.#state.live[section];
    const isOfCanary =
      canary?.section === section && to === undefined && (from === undefined || from === canary.version);
    const version = from ?? (isOfCanary ? canary.version : live);
    if (version === undefined) throw new Impossible(`${section} has no live version to go back from.`);
    if (version === live) return this.#showEarlier(section, version, to, asked);
    const change = (state: RegistryState): RegistryState => {
      if (state.live[section] === version) {
        throw new Impossible(`${version} of ${section} has gone live meanwhile: look at it, and ask again.`);
      }
      const next = isCanary(state, section, version) ? { ...state, canary: null } : state;
      return block(next, section, version, asked);
    };
    await this.#change(section, 'rollback', asked, change, version);
    return isOfCanary
      ? `The canary ${version} of ${section} is gone; nobody sees it any more.`
      : `${version} of ${section} is not shown here, and will not go live again.`;
  }

  async #showEarlier(section: string, live: string, to: string | undefined, asked: Asked): Promise<string> {
    const release = await this.#earlier(section, to, live);
    await this.#options.rollout.replace([release], {
      ...asked,
      what: 'rollback',
      wereTried: true,
      decide: (state) => {
        isStillLive(state, section, live);
        isNotBlocked(state, section, release.descriptor.version);
        return block(state, section, live, asked);
      },
    });
    return `${section} is back at ${release.descriptor.version}; ${live} will not go live again.`;
  }

  async #earlier(section: string, to: string | undefined, live: string | undefined): Promise<StoredRelease> {
    if (to !== undefined && to === live) throw new Impossible(`${live} is live already.`);
    const kept = (this.#state.kept[section] ?? []).filter((version) => version !== live);
    if (to !== undefined) isNotBlocked(this.#state, section, to);
    const wanted = to === undefined ? earlierVersions(this.#state, section, live) : kept.filter((one) => one === to);
    for (const version of wanted) {
      const release = await this.#options.workspace.release(section, version);
      if (release !== undefined) return release;
    }
    throw new Impossible(
      to === undefined
        ? `No earlier version of ${section} is kept that has been live and is not blocked.`
        : `${to} is not kept. Kept are: ${kept.join(', ') || 'no others'}.`,
    );
  }

  async #pin(section: string, version: string | undefined, asked: Asked): Promise<string> {
    const live = this.#state.live[section];
    const wanted = version ?? live;
    if (wanted === undefined) throw new Impossible(`${section} has no live version to be pinned to.`);
    const pinned = { ...reasonOf(asked), version: wanted };
    const pin = (state: RegistryState): RegistryState => {
      isStillLive(state, section, live);
      isNotBlocked(state, section, wanted);
      return decide(state, section, { pinned });
    };
    if (wanted === live) await this.#change(section, 'pin', asked, pin);
    else {
      const release = await this.#earlier(section, wanted, live);
      await this.#options.rollout.replace([release], { ...asked, what: 'pin', wereTried: true, decide: pin });
    }
    return `${section} stays at ${wanted} until it is unpinned.`;
  }

  async #shareCanary(section: string, percent: number, asked: Asked): Promise<string> {
    await this.#change(section, 'canary', asked, (state) => {
      const decided = decide(state, section, { canaryPercent: percent });
      if (decided.canary?.section !== section) return decided;
      return { ...decided, canary: percent === 0 ? null : { ...decided.canary, percent } };
    });
    return percent === 0
      ? `New versions of ${section} go to all visitors at once.`
      : `New versions of ${section} go to ${percent} % of the visitors first.`;
  }

  async #hold(section: string, version: string, { who, why }: Asked): Promise<string> {
    const entry: AuditEntry = { at: new Date().toISOString(), who, what: 'hold', section, version, why };
    await this.#options.state.change((state) => {
      const { canary } = state;
      if (canary !== null && isCanary(state, section, version)) {
        return { next: { ...state, canary: { ...canary, percent: 0 } }, entries: [entry], result: undefined };
      }
      isStillLive(state, section, version);
      return { next: state, entries: [entry], result: undefined };
    });
    return `${version} of ${section} waits for somebody to promote it or to roll it back.`;
  }

  async #promote(section: string, from: string | undefined, asked: Asked): Promise<string> {
    const { canary } = this.#state;
    if (from !== undefined && from === this.#state.live[section]) {
      return `${from} of ${section} is live for everybody.`;
    }
    if (canary?.section !== section) throw new Impossible(`${section} has no canary to promote.`);
    const { version } = canary;
    const isIt = (state: RegistryState): RegistryState => {
      if (!isCanary(state, section, version)) {
        throw new Impossible(`${version} of ${section} is not its canary any more.`);
      }
      mayGoLive(state, section, version);
      return state;
    };
    if (from !== undefined && version !== from)
      throw new Impossible(`${from} of ${section} is not its canary any more.`);
    const release = await this.#options.workspace.release(section, version);
    if (release === undefined) throw new Impossible(`${version} of ${section} is not kept any more.`);
    await this.#options.rollout.replace([release], { ...asked, what: 'promote', wereTried: true, decide: isIt });
    return `${version} of ${section} is live for everybody.`;
  }

  #decide(section: string, what: OperationName, change: Change, asked: Asked): Promise<void> {
    return this.#change(section, what, asked, (state) => decide(state, section, change));
  }

  /** @param from the version that it is about, if not the live one. */
  #change(
    section: string,
    what: OperationName,
    { who, why }: Asked,
    change: (state: RegistryState) => RegistryState,
    from?: string,
  ): Promise<void> {
    return this.#options.state.change((state) => {
      const version = state.live[section];
      const versions = { ...(version === undefined ? {} : { version }), ...(from === undefined ? {} : { from }) };
      const entry: AuditEntry = { at: new Date().toISOString(), who, what, section, ...versions, why };
      return { next: change(state), entries: [entry], result: undefined };
    });
  }
}
