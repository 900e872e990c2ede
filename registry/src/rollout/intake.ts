import { checkAge, type Gate } from '@sgc/gate';
import type { ReleaseDescriptor, StoredRelease } from '@sgc/release-format';
import { attemptTogether, Batches, type SectionWatch, type Workspace, withinLimit } from '@sgc/release-intake';
import type { Logger } from 'pino';
import { decisionsOf } from '../state/decisions.ts';
import type { StateStore } from '../state/state-store.ts';
import { firstShareOf, isCanary } from './conditions.ts';
import { Impossible } from './impossible.ts';
import type { Refusals } from './refusals.ts';
import { GivenUp, type Rollout } from './rollout.ts';

export interface IntakeOptions {
  readonly watches: readonly SectionWatch[];
  readonly state: StateStore;
  readonly gate: Pick<Gate, 'admit'>;
  readonly workspace: Workspace;
  readonly rollout: Rollout;
  readonly refusals: Refusals;
  /** How often origins are looked at, in milliseconds. */
  readonly pollMs: number;
  /** Limit for fetching a release, in milliseconds. */
  readonly limitMs: number;
  readonly log: Logger;
}

/** A release that was taken in and not yet tried. */
interface Taken {
  readonly watch: SectionWatch;
  readonly release: StoredRelease;
}

/** Most releases tried together: they fit the time limit of a trial, and a bad one delays few others. */
const TOGETHER = 10;

/** The first look waits this long for slow origins; after that each release goes live as it arrives. */
const FIRST_LOOK_MS = 15_000;

/** Looks for releases at the sections' origins, and has those that may go live tried: each beside what was live before it. */
export class Intake {
  readonly #options: IntakeOptions;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #trials: Batches<Taken>;
  #stopped = false;

  constructor(options: IntakeOptions) {
    this.#options = options;
    this.#trials = new Batches(TOGETHER, (taken) =>
      this.#tryAll(taken).catch((error: unknown) =>
        options.log.error({ err: error }, 'a release could not be decided about'),
      ),
    );
  }

  /** Takes in what the origins have, together where they answer at once, and goes on looking at each by itself. */
  async start(): Promise<void> {
    const { watches } = this.#options;
    const looks = watches.map((watch) => this.#take(watch));
    const inTime = await Promise.all(
      looks.map((look) => withinLimit(look, { limitMs: FIRST_LOOK_MS, what: 'looking' }).catch(() => 'late')),
    );
    await this.#trials.add(inTime.filter((one) => one !== undefined && one !== 'late') as Taken[]);
    for (const [index, watch] of watches.entries()) {
      const late = inTime[index] === 'late' ? looks[index] : undefined;
      void Promise.resolve(late).then((taken) => this.#follow(watch, taken));
    }
  }

  /** Lets nothing more go live, and resolves when a trial under way has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#trials.done;
  }

  async #follow(watch: SectionWatch, taken: Taken | undefined): Promise<void> {
    if (taken !== undefined) await this.#trials.add([taken]);
    if (this.#stopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#take(watch).then((next) => this.#follow(watch, next));
    }, this.#options.pollMs);
    this.#timers.add(timer);
  }

  /** Takes in what has appeared at a section's origin, if it may go live. */
  async #take(watch: SectionWatch): Promise<Taken | undefined> {
    const { gate, workspace, state, limitMs } = this.#options;
    let descriptor: ReleaseDescriptor | undefined;
    try {
      descriptor = await watch.look();
      if (descriptor === undefined || this.#waits(watch, descriptor)) return undefined;
      await gate.admit(descriptor, decisionsOf(state.state, watch.section).newestBuilt);
      const release = await withinLimit(workspace.take(watch.origin, descriptor), { limitMs, what: 'fetching it' });
      return { watch, release };
    } catch (error) {
      await this.#refuse(watch, descriptor, error);
      return undefined;
    }
  }

  async #refuse(watch: SectionWatch, descriptor: ReleaseDescriptor | undefined, error: unknown): Promise<void> {
    if (error instanceof GivenUp) return;
    const { refusals, log } = this.#options;
    await refusals.add(watch.section, descriptor, error).catch((trouble: unknown) => {
      log.error({ section: watch.section, err: trouble }, 'a refusal could not be stored');
    });
  }

  /** Whether the newest release at an origin may not go live now, and is not to be tried either. */
  #waits(watch: SectionWatch, { version, builtAt }: ReleaseDescriptor): boolean {
    const { state } = this.#options.state;
    const { frozen, pinned, blocked, history, newestBuilt } = decisionsOf(state, watch.section);
    if (state.live[watch.section] === version || isCanary(state, watch.section, version)) {
      watch.goOn();
      return true;
    }
    const isOutdated = history.includes(version) && newestBuilt !== undefined && builtAt < newestBuilt;
    const why =
      (blocked[version] && `blocked: ${blocked[version].why}`) ??
      (frozen && `frozen: ${frozen.why}`) ??
      (pinned && `pinned to ${pinned.version}: ${pinned.why}`) ??
      // The origin lags behind what was uploaded, or was itself set back: going back is asked of the registry.
      (isOutdated ? 'it has been live before, and a newer one after it' : undefined);
    if (why === undefined) watch.goOn();
    else watch.putOff(version, why);
    return why !== undefined;
  }

  async #tryAll(taken: readonly Taken[]): Promise<void> {
    const isFirst = ({ watch: { section } }: Taken): boolean => this.#isShownFirst(section);
    const atOnce = taken.filter((one) => !isFirst(one));
    await attemptTogether(atOnce, (some) => this.#tryLive(some));
    for (const one of taken.filter(isFirst)) await this.#offer(one);
  }

  /** Tries the live set with some sections replaced, and switches to it if it holds. */
  async #tryLive(taken: readonly Taken[]): Promise<boolean> {
    if (this.#stopped) return false;
    try {
      await this.#options.rollout.replace(
        taken.map(({ release }) => release),
        {
          what: 'live',
          why: 'released',
          decide: (state) => {
            for (const { watch, release } of taken) {
              this.#checkStillWanted(watch, release.descriptor);
              if (this.#isShownFirst(watch.section)) throw new Impossible('it is to be a canary first');
            }
            return state;
          },
        },
      );
      return true;
    } catch (error) {
      const [only, ...more] = taken;
      if (error instanceof Impossible || only === undefined || more.length > 0) return error instanceof Impossible;
      await this.#refuse(only.watch, only.release.descriptor, error);
      return false;
    }
  }

  /** An operator may have decided otherwise while it was tried. */
  #checkStillWanted(watch: SectionWatch, descriptor: ReleaseDescriptor): void {
    if (this.#waits(watch, descriptor)) throw new Impossible(`${descriptor.version} has to wait`);
    checkAge(descriptor, decisionsOf(this.#options.state.state, watch.section).newestBuilt);
  }

  /** Whether a share of the visitors sees what is new of a section before the others do. */
  #isShownFirst(section: string): boolean {
    return firstShareOf(this.#options.state.state, section) > 0;
  }

  /** Starts a canary with a release; one at a time, so that a failure is known to be its own. */
  async #offer({ watch, release }: Taken): Promise<void> {
    const { state, rollout } = this.#options;
    const { section, version } = release.descriptor;
    const { canary } = state.state;
    if (canary !== null && canary.section !== section) {
      watch.putOff(version, `the canary of ${canary.section} has to end first`);
      return;
    }
    try {
      await rollout.startCanary(release, decisionsOf(state.state, section).canaryPercent, {
        allowed: ({ canary: now }) => {
          this.#checkStillWanted(watch, release.descriptor);
          if (now !== null && now.section !== section) throw new Impossible(`${now.section} has a canary`);
        },
      });
    } catch (error) {
      if (!(error instanceof Impossible)) await this.#refuse(watch, release.descriptor, error);
    }
  }
}
