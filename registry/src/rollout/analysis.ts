import type { TrafficAnalysis } from '@sgc/canary-analysis';
import type { Figures, ReleaseSource } from '@sgc/contract/operations';
import type { Logger } from 'pino';
import { logged } from '../state/release-source.ts';
import type { RegistryState } from '../state/state.schema.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Operations } from './operations.ts';
import type { RolloutSettings } from './rollout-settings.ts';

export interface AnalysisParts {
  readonly state: () => Pick<RegistryState, 'live' | 'canary' | 'arrivals'>;
  readonly operations: Pick<Operations, 'run'>;
  readonly traffic: Pick<TrafficAnalysis, 'verdicts' | 'figures' | 'onChange'>;
  readonly store: Pick<ReleaseStore, 'sources'>;
  readonly settings: RolloutSettings;
  readonly log: Logger;
  readonly now?: () => Date;
}

/** The name under which this stands in the audit log. */
const WHO = 'analysis (registry)';

/** An operation on a version of a section. */
interface Step {
  readonly section: string;
  readonly version: string;
  readonly what: 'rollback' | 'promote' | 'hold';
  readonly why: string;
}

/**
 * Follows versions after they went live, and canaries: one that fails clearly more often than its predecessor is rolled
 * back, a canary that does not is promoted. A few clients can forge reports of browsers: alone these only hold a version
 * and notify people, unless failures on the servers or visits that never reported confirm them.
 */
export class RolloutAnalysis {
  readonly #parts: AnalysisParts;
  readonly #now: () => Date;
  /** One step per section at a time. */
  readonly #underWay = new Set<string>();
  /** Versions that people were told of. */
  readonly #held = new Set<string>();

  constructor(parts: AnalysisParts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => new Date());
    parts.traffic.onChange((section, version) => this.#consider(section, version));
  }

  #consider(section: string, version: string): void {
    if (this.#underWay.has(section)) return;
    const step = this.#stepFor(section, version);
    if (step === undefined) return;
    this.#underWay.add(section);
    void this.#take(step).finally(() => this.#underWay.delete(section));
  }

  #stepFor(section: string, version: string): Step | undefined {
    const { state, settings } = this.#parts;
    const { canary, live, arrivals } = state();
    if (canary?.section === section && canary.version === version) {
      return this.#judge(section, version, live[section], settings.promotes && canary.percent > 0);
    }
    const arrival = arrivals[section];
    if (arrival?.version !== version || arrival.from === undefined) return undefined;
    const isWatched = this.#now().getTime() - Date.parse(arrival.at) < settings.watchMs;
    return isWatched ? this.#judge(section, version, arrival.from, false) : undefined;
  }

  #judge(section: string, version: string, before: string | undefined, promotes: boolean): Step | undefined {
    const { traffic, settings } = this.#parts;
    const { server, browser, silence, together } = traffic.verdicts(section, version, before);
    const isHeld = this.#held.has(`${section} ${version}`);
    if (settings.watchMs > 0) {
      const why = `fails more often than ${before}: ${this.#counts(section, version)}`;
      const isSure = server === 'worse' || (browser === 'worse' && silence === 'worse');
      if (isSure) return { section, version, what: 'rollback', why };
      if (browser === 'worse' || silence === 'worse') {
        return isHeld ? undefined : { section, version, what: 'hold', why };
      }
    }
    if (together === 'healthy' && promotes && !isHeld) {
      return { section, version, what: 'promote', why: `as good as ${before}: ${this.#counts(section, version)}` };
    }
    return undefined;
  }

  #counts(section: string, version: string): string {
    const { views, failedViews, renders, failedRenders, silentVisits }: Figures = this.#parts.traffic.figures(
      section,
      version,
    );
    const silent = silentVisits === 0 ? '' : `, ${silentVisits} visits never reported`;
    return `${failedViews} of ${views} views and ${failedRenders} of ${renders} renders failed${silent}`;
  }

  async #take({ section, version, what, why }: Step): Promise<void> {
    const { operations, store, log } = this.#parts;
    if (what === 'hold') this.#held.add(`${section} ${version}`);
    const result = await operations.run(section, { what, from: version }, { who: WHO, why });
    const sources = await store.sources(section, [version]).catch(() => ({}) as Record<string, ReleaseSource>);
    const judged = { section, version, what, why, ...logged({ source: sources[version] }) };
    if (result.ok) log.warn(judged, 'a version was judged by how it fared');
    // Nothing to go back to: people have to decide, and the figures are in the log and the metrics.
    else log.error({ ...judged, error: result.error }, 'a version fared badly and stays');
  }
}
