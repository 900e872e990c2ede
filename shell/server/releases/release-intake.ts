import type { ReleaseDescriptor } from '@sgc/contract/release';
import type { Decisions } from './decisions.ts';
import type { Refusals } from './refusals.ts';
import type { ReleaseControl } from './release-control.ts';
import { type StoredRelease, versionsOf } from './release-set.ts';
import type { SectionWatch } from './section-watch.ts';

export interface ReleaseIntakeOptions {
  readonly control: ReleaseControl;
  readonly decisions: Decisions;
  readonly refusals: Refusals;
  /** How often origins are looked at, in milliseconds. */
  readonly pollMs: number;
}

/** A release that was taken in and not yet tried. */
interface Taken {
  readonly watch: SectionWatch;
  readonly release: StoredRelease;
}

/** Looks for releases at the sections' origins, and has those that may go live tried. */
export class ReleaseIntake {
  readonly #control: ReleaseControl;
  readonly #decisions: Decisions;
  readonly #refusals: Refusals;
  readonly #pollMs: number;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({ control, decisions, refusals, pollMs }: ReleaseIntakeOptions) {
    this.#control = control;
    this.#decisions = decisions;
    this.#refusals = refusals;
    this.#pollMs = pollMs;
  }

  /** Takes in what the origins have, and goes on looking. */
  async start(): Promise<void> {
    await this.#control.exclusively(() => this.#look());
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.start(), this.#pollMs);
  }

  /** Nothing goes live on its account any more; what is being tried is left to end. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const found = await Promise.all(this.#control.watches.map((watch) => this.#take(watch)));
    const taken = found.filter((one) => one !== undefined);
    const versions = versionsOf(this.#control.live.set);
    const isCanary = ({ watch: { section } }: Taken) =>
      this.#decisions.of(section).canaryPercent > 0 && versions[section] !== undefined;
    await this.#goLive(taken.filter((one) => !isCanary(one)));
    for (const one of taken.filter(isCanary)) await this.#offer(one);
  }

  /** Takes in what has appeared at a section's origin, if it may go live. */
  async #take(watch: SectionWatch): Promise<Taken | undefined> {
    let descriptor: ReleaseDescriptor | undefined;
    try {
      descriptor = await watch.look();
      if (descriptor === undefined) return undefined;
      const { version } = descriptor;
      const { held, pinned, barred, history, newestBuilt } = this.#decisions.of(watch.section);
      const { live, canary } = this.#control;
      if (versionsOf(live.set)[watch.section] === version || canary?.version === version) return watch.goOn();
      const bar = barred[version];
      if (bar !== undefined) return watch.putOff(version, `barred: ${bar.why}`);
      if (held !== undefined) return watch.putOff(version, `held: ${held.why}`);
      if (pinned !== undefined) return watch.putOff(version, `pinned to ${pinned.version}: ${pinned.why}`);
      // The origin lags behind what was handed in, or was itself set back: going back is asked of the shell.
      if (history.includes(version) && newestBuilt !== undefined && descriptor.builtAt < newestBuilt) {
        return watch.putOff(version, 'it has been live before, and a newer one after it');
      }
      watch.goOn();
      await this.#control.gate.admit(descriptor, newestBuilt);
      return { watch, release: await this.#control.takeFrom(watch.origin, descriptor) };
    } catch (error) {
      await this.#refusals.add(watch, descriptor, error);
      return undefined;
    }
  }

  async #goLive(taken: readonly Taken[]): Promise<void> {
    if (taken.length === 0 || this.#stopped) return;
    // Together when all is well; one by one when not, so that only the culprit is refused.
    if (await this.#tryLive(taken)) return;
    if (taken.length > 1) for (const one of taken) await this.#tryLive([one]);
  }

  /** Tries the live set with some sections replaced, and switches to it if it holds. */
  async #tryLive(taken: readonly Taken[]): Promise<boolean> {
    try {
      await this.#control.replace(
        taken.map(({ release }) => release),
        { what: 'live', why: 'released' },
      );
      return true;
    } catch (error) {
      const [only, ...more] = taken;
      if (only !== undefined && more.length === 0) {
        await this.#refusals.add(only.watch, only.release.descriptor, error);
      }
      return false;
    }
  }

  /** Starts a canary with a release; one at a time, so that it is known whose fault a fault is. */
  async #offer({ watch, release }: Taken): Promise<void> {
    const { section, version } = release.descriptor;
    const { canary } = this.#control;
    if (canary !== undefined && canary.section !== section) {
      watch.putOff(version, `the canary of ${canary.section} has to end first`);
      return;
    }
    try {
      await this.#control.startCanary(release, this.#decisions.of(section).canaryPercent);
    } catch (error) {
      await this.#refusals.add(watch, release.descriptor, error);
    }
  }
}
