import type { Logger } from 'pino';
import type { TrafficWatch } from '../watching/traffic-watch.ts';
import type { Operations } from './operations.ts';
import type { ReleaseControl } from './release-control.ts';
import type { RolloutSettings } from './rollout-settings.ts';

export interface RolloutParts {
  readonly control: Pick<ReleaseControl, 'arrival' | 'canary' | 'live'>;
  readonly operations: Pick<Operations, 'run'>;
  readonly watch: Pick<TrafficWatch, 'verdict' | 'figures' | 'onChange'>;
  readonly settings: RolloutSettings;
  readonly log: Logger;
  readonly now?: () => Date;
}

/** The name under which this stands in the log of operations. */
const WHO = 'watch (shell)';

/** What is done about a version of a section. */
interface Step {
  readonly section: string;
  readonly version: string;
  readonly what: 'rollback' | 'promote';
  readonly why: string;
}

/**
 * Watches versions after they went live, and canaries: one that fails clearly more often than its predecessor is taken
 * back, a canary that does not goes to everybody.
 */
export class Rollouts {
  readonly #parts: RolloutParts;
  readonly #now: () => Date;
  /** One step per section at a time. */
  readonly #underWay = new Set<string>();

  constructor(parts: RolloutParts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => new Date());
    parts.watch.onChange((section, version) => this.#consider(section, version));
  }

  #consider(section: string, version: string): void {
    if (this.#underWay.has(section)) return;
    const step = this.#stepFor(section, version);
    if (step === undefined) return;
    this.#underWay.add(section);
    void this.#take(step).finally(() => this.#underWay.delete(section));
  }

  #stepFor(section: string, version: string): Step | undefined {
    const { control, settings } = this.#parts;
    const { canary } = control;
    if (canary?.section === section && canary.version === version) {
      const live = control.live.set.releases.find(({ descriptor }) => descriptor.section === section);
      return this.#judge(section, version, live?.descriptor.version, settings.promotes);
    }
    const arrival = control.arrival(section);
    if (arrival?.version !== version || arrival.before === undefined) return undefined;
    const isWatched = this.#now().getTime() - arrival.at < settings.watchMs;
    return isWatched ? this.#judge(section, version, arrival.before, false) : undefined;
  }

  #judge(section: string, version: string, before: string | undefined, promotes: boolean): Step | undefined {
    const { watch, settings } = this.#parts;
    const verdict = watch.verdict(section, version, before);
    if (verdict === 'worse' && settings.watchMs > 0) {
      return {
        section,
        version,
        what: 'rollback',
        why: `fails more often than ${before}: ${this.#counts(section, version)}`,
      };
    }
    if (verdict === 'healthy' && promotes) {
      return { section, version, what: 'promote', why: `as good as ${before}: ${this.#counts(section, version)}` };
    }
    return undefined;
  }

  #counts(section: string, version: string): string {
    const { views, viewsWithError, renders, failedRenders } = this.#parts.watch.figures(section, version);
    return `${viewsWithError} of ${views} views and ${failedRenders} of ${renders} renders failed`;
  }

  async #take({ section, version, what, why }: Step): Promise<void> {
    const { operations, log } = this.#parts;
    const result = await operations.run(section, { what, from: version }, { who: WHO, why });
    if (result.ok) log.warn({ section, version, what, why }, 'a version was judged by how it fared');
    // Nothing to go back to: people have to decide, and the figures are in the log and the metrics.
    else log.error({ section, version, what, why, error: result.error }, 'a version fared badly and stays');
  }
}
