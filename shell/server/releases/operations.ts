import type { Person } from '../access/access.ts';
import type { Decisions, Reason, SectionDecisions } from './decisions.ts';
import type { LogEntry, OperationsLog } from './operations-log.ts';
import { Refusal } from './refusal.ts';
import type { ReleaseControl } from './release-control.ts';
import { type StoredRelease, versionsOf } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';

/** What somebody asks for, of one section. `from` is the version it is about, which may have gone meanwhile. */
export type Operation =
  | { readonly what: 'rollback'; readonly to?: string | undefined; readonly from?: string | undefined }
  | { readonly what: 'pin'; readonly version?: string | undefined }
  | { readonly what: 'unpin' }
  | { readonly what: 'hold' }
  | { readonly what: 'unhold' }
  | { readonly what: 'canary'; readonly percent: number }
  | { readonly what: 'promote'; readonly from?: string | undefined };

interface ExactRollback {
  readonly what: 'rollback';
  readonly from: string;
  readonly to?: string | undefined;
}

/** An operation that names the versions it is about, so that it means the same wherever it is done. */
type ExactOperation =
  | Exclude<Operation, { what: 'rollback' | 'pin' }>
  | ExactRollback
  | { readonly what: 'pin'; readonly version: string };

export type OperationResult =
  /** `done` is what was asked for with the versions that it came to: other replicas may show others. */
  | { readonly ok: true; readonly said: string; readonly done?: Operation }
  /** `check` names the check of the gate that refused a release. */
  | { readonly ok: false; readonly error: string; readonly check?: string };

/** An operation that cannot be done as things are, and why. */
class Impossible extends Error {
  override readonly name = 'Impossible';
}

export interface OperationsOptions {
  readonly control: ReleaseControl;
  readonly store: ReleaseStore;
  readonly decisions: Decisions;
  readonly log: OperationsLog;
}

type Asked = Pick<LogEntry, 'who' | 'why'>;

/** Who somebody is, as the log of operations calls them. */
export const nameOf = ({ name, scope }: Person): string => `${name} (${scope})`;

/** Carries out what people, or the shell in their place, ask of releases. */
export class Operations {
  readonly #control: ReleaseControl;
  readonly #store: ReleaseStore;
  readonly #decisions: Decisions;
  readonly #log: OperationsLog;

  constructor({ control, store, decisions, log }: OperationsOptions) {
    this.#control = control;
    this.#store = store;
    this.#decisions = decisions;
    this.#log = log;
  }

  /** Does one thing after the other; whoever asks must have been allowed to. */
  run(section: string, operation: Operation, asked: Asked): Promise<OperationResult> {
    return this.#attempt(async () => {
      const done = await this.#exactly(section, operation);
      return { said: await this.#do(section, done, asked), done };
    });
  }

  #attempt(work: () => Promise<{ readonly said: string; readonly done?: Operation }>): Promise<OperationResult> {
    return this.#control.exclusively(async () => {
      try {
        return { ok: true, ...(await work()) } as const;
      } catch (error) {
        if (error instanceof Impossible) return { ok: false, error: error.message } as const;
        if (error instanceof Refusal) {
          return { ok: false, check: error.check, error: error.message } as const;
        }
        throw error;
      }
    });
  }

  /** Puts a release live that its team has handed in, as one that appears at the section's origin. */
  publish(section: string, release: StoredRelease, asked: Asked): Promise<OperationResult> {
    return this.#attempt(async () => ({ said: await this.#publish(section, release, asked) }));
  }

  /** Notes that somebody was given a link to a version. */
  notePreview({ descriptor: { section, version } }: StoredRelease, who: string, why: string): Promise<void> {
    return this.#note('preview', section, { version }, { who, why });
  }

  async #publish(section: string, release: StoredRelease, asked: Asked): Promise<string> {
    const { version } = release.descriptor;
    const { held, pinned, barred, canaryPercent, newestBuilt } = this.#decisions.of(section);
    if (barred[version] !== undefined) throw new Impossible(`${version} is barred: ${barred[version].why}`);
    if (held !== undefined) throw new Impossible(`${section} is held: ${held.why}`);
    if (pinned !== undefined) throw new Impossible(`${section} is pinned to ${pinned.version}: ${pinned.why}`);
    const live = this.#liveVersion(section);
    if (live === version) return `${version} of ${section} is live already.`;
    await this.#control.gate.admit(release.descriptor, newestBuilt);
    if (canaryPercent > 0 && live !== undefined) {
      const running = this.#control.canary;
      if (running !== undefined && running.section !== section) {
        throw new Impossible(`The canary of ${running.section} has to end first.`);
      }
      await this.#control.startCanary(release, canaryPercent, asked.who);
      return `${version} of ${section} is shown to ${canaryPercent} % of the visitors.`;
    }
    await this.#control.replace([release], { ...asked, what: 'live' });
    return `${version} of ${section} is live.`;
  }

  /** The operation with the versions that it is about. */
  async #exactly(section: string, operation: Operation): Promise<ExactOperation> {
    const { canary } = this.#control;
    const live = this.#liveVersion(section);
    if (operation.what === 'pin') {
      const version = operation.version ?? live;
      if (version === undefined) throw new Impossible(`${section} has no live version to be pinned to.`);
      return { ...operation, version };
    }
    if (operation.what === 'promote') {
      return canary?.section === section ? { ...operation, from: operation.from ?? canary.version } : operation;
    }
    if (operation.what !== 'rollback') return operation;
    const { from, to } = operation;
    if (from !== undefined) return { ...operation, from };
    if (to === undefined && canary?.section === section) return { ...operation, from: canary.version };
    if (live === undefined) throw new Impossible(`${section} has no live version to go back from.`);
    const { descriptor } = await this.#earlier(section, to, live);
    return { ...operation, from: live, to: descriptor.version };
  }

  async #do(section: string, operation: ExactOperation, asked: Asked): Promise<string> {
    switch (operation.what) {
      case 'rollback':
        return this.#rollBack(section, operation, asked);
      case 'pin':
        return this.#pin(section, operation.version, asked);
      case 'unpin':
        await this.#decide(section, 'unpin', { pinned: undefined }, asked);
        return `${section} is free to move again.`;
      case 'hold':
        await this.#decide(section, 'hold', { held: this.#reason(asked) }, asked);
        return `${section} is held: nothing new of it goes live.`;
      case 'unhold':
        await this.#decide(section, 'unhold', { held: undefined }, asked);
        return `${section} is not held any more.`;
      case 'canary':
        return this.#shareCanary(section, operation.percent, asked);
      case 'promote':
        return this.#promote(section, operation.from, asked);
    }
  }

  async #rollBack(section: string, { from, to }: ExactRollback, asked: Asked): Promise<string> {
    const { canary } = this.#control;
    const live = this.#liveVersion(section);
    if (live === from) {
      const release = await this.#earlier(section, to, live);
      await this.#control.replace([release], { ...asked, what: 'rollback' });
      await this.#bar(section, from, asked);
      return `${section} is back at ${release.descriptor.version}; ${from} will not go live again.`;
    }
    const isCanary = canary?.section === section && canary.version === from;
    if (isCanary) await this.#control.dropCanary();
    await this.#bar(section, from, asked);
    await this.#note('rollback', section, { version: live, from }, asked);
    return isCanary
      ? `The canary ${from} of ${section} is gone; nobody sees it any more.`
      : `${from} of ${section} is not shown here, and will not go live again.`;
  }

  async #earlier(section: string, to: string | undefined, live: string): Promise<StoredRelease> {
    if (to === live) throw new Impossible(`${live} is live already.`);
    for (const version of to === undefined ? this.#decisions.earlier(section, live) : [to]) {
      const release = await this.#store.find(section, version);
      if (release !== undefined) return release;
    }
    const kept = this.#store.versionsOf(section).filter((version) => version !== live);
    throw new Impossible(
      to === undefined
        ? `No earlier version of ${section} is kept that has been live and is not barred.`
        : `${to} is not kept. Kept are: ${kept.join(', ') || 'no others'}.`,
    );
  }

  async #pin(section: string, wanted: string, asked: Asked): Promise<string> {
    const live = this.#liveVersion(section);
    if (wanted !== live) {
      const release = await this.#earlier(section, wanted, live ?? '');
      await this.#control.replace([release], { ...asked, what: 'pin' });
    }
    await this.#decide(section, 'pin', { pinned: { ...this.#reason(asked), version: wanted } }, asked);
    return `${section} stays at ${wanted} until it is unpinned.`;
  }

  async #shareCanary(section: string, percent: number, asked: Asked): Promise<string> {
    await this.#decide(section, 'canary', { canaryPercent: percent }, asked);
    const canary = this.#control.canary;
    if (canary?.section === section) {
      if (percent === 0) await this.#control.dropCanary();
      else this.#control.widenCanary(percent);
    }
    return percent === 0
      ? `New versions of ${section} go to all visitors at once.`
      : `New versions of ${section} go to ${percent} % of the visitors first.`;
  }

  async #promote(section: string, from: string | undefined, asked: Asked): Promise<string> {
    const canary = this.#control.canary;
    if (from !== undefined && from === this.#liveVersion(section))
      return `${from} of ${section} is live for everybody.`;
    if (canary?.section !== section) throw new Impossible(`${section} has no canary to promote.`);
    if (from !== undefined && canary.version !== from) {
      throw new Impossible(`${from} of ${section} is not its canary any more.`);
    }
    await this.#control.replace([canary.release], { ...asked, what: 'promote' });
    return `${canary.version} of ${section} is live for everybody.`;
  }

  async #bar(section: string, version: string, asked: Asked): Promise<void> {
    const { barred } = this.#decisions.of(section);
    await this.#decisions.decide(section, { barred: { ...barred, [version]: this.#reason(asked) } });
  }

  async #decide(
    section: string,
    what: LogEntry['what'],
    change: { [Name in keyof SectionDecisions]?: SectionDecisions[Name] | undefined },
    asked: Asked,
  ): Promise<void> {
    await this.#decisions.decide(section, { ...change, decidedAt: new Date().toISOString() });
    await this.#note(what, section, { version: this.#liveVersion(section) }, asked);
  }

  #note(
    what: LogEntry['what'],
    section: string,
    versions: { readonly version?: string | undefined; readonly from?: string },
    { who, why }: Asked,
  ): Promise<void> {
    const { version, ...rest } = versions;
    const at = new Date().toISOString();
    return this.#log.append({ at, who, what, section, ...(version === undefined ? {} : { version }), ...rest, why });
  }

  #liveVersion(section: string): string | undefined {
    return versionsOf(this.#control.live.set)[section];
  }

  #reason({ who, why }: Asked): Reason {
    return { by: who, at: new Date().toISOString(), why };
  }
}
