import type { CheckName, CheckResult } from '@sgc/contract/operations';
import { type ReleaseDescriptor, releaseIn, type ShellDescriptor, type StoredRelease } from '@sgc/release-format';
import type { RenderSettings, SetRenderer } from '@sgc/renderer/host';
import type { HydrationCheck, HydrationTrial } from './browser/hydration.ts';
import { type Check, failed, outcomes } from './check.ts';
import type { TrialMeans } from './get-ready.ts';
import { pageChecks } from './pages/page-checks.ts';
import { checkAge, checkClock } from './release/age.ts';
import { ApiFieldsCheck } from './release/api-fields.ts';
import type { Authority } from './release/authority.ts';
import { releaseChecks } from './release/release-checks.ts';
import { type Candidate, candidate, isFirst, type LiveSet } from './set/candidate.ts';
import { type SetMeans, setChecks } from './set/set-checks.ts';
import { startSet, type Trial, tryCandidate } from './trial/activation.ts';
import { withRepeatedAnswers } from './trial/repeated-answers.ts';

/** The means by which a gate checks releases. */
export interface GateOptions extends SetMeans, Pick<TrialMeans, 'looks' | 'descriptions'> {
  /** The build of the shell that releases are tried in. */
  readonly shell: ShellDescriptor;
  /** Who may sign; undefined where releases are taken on trust. */
  readonly authority: () => Authority | undefined;
  readonly render: RenderSettings;
  /** A clock that all instances agree on: this machine's may be wrong, and another instance may decide next. */
  readonly now: () => Promise<Date>;
  /** Only where a browser is configured. */
  readonly hydration: HydrationCheck | undefined;
}

/** Checks without which nothing of a release may run. */
const NEEDED_TO_RUN = new Set<CheckName>([
  'signature',
  'provenance',
  'contract',
  'shared-versions',
  'addresses',
  'files',
]);

/** The gate between a release and the visitors: every check, in the order in which they are made. */
export class Gate {
  readonly #options: GateOptions;
  readonly #render: RenderSettings;
  readonly #apiFields: ApiFieldsCheck;
  readonly #setChecks: readonly Check<Candidate>[];

  constructor(options: GateOptions) {
    this.#options = options;
    const { api } = options.render;
    this.#render = { ...options.render, api: withRepeatedAnswers(api) };
    this.#apiFields = new ApiFieldsCheck(api);
    this.#setChecks = setChecks(options);
  }

  /**
   * Checks a release's descriptor, before a file of it is fetched.
   * @param newest when the newest release of its section that has been live was built.
   * @throws Refusal
   */
  async admit(descriptor: ReleaseDescriptor, newest: string | undefined): Promise<void> {
    checkAge(descriptor, newest);
    checkClock(descriptor, await this.#options.now());
    for (const { run } of this.#releaseChecks(newest === undefined)) await run(descriptor);
  }

  /**
   * Tries releases in the set that would be live with them.
   * @returns the set's renderer, ready for visitors.
   * @throws Refusal; no worker is left then.
   */
  async open(live: LiveSet, releases: readonly StoredRelease[]): Promise<SetRenderer> {
    const proposed = candidate(live, releases);
    this.#options.looks.getReady({ judges: !isFirst(proposed) });
    for (const { run } of this.#setChecks) await run(proposed);
    const hydration = this.#options.hydration?.begin(proposed.set);
    let trial: Trial | undefined;
    try {
      trial = await tryCandidate(proposed, this.#render);
      for (const { run } of this.#pageChecks(trial, hydration)) await run();
      this.#options.descriptions.remember(trial.renderer);
      await hydration?.remember();
      return trial.renderer;
    } catch (error) {
      void trial?.renderer.close();
      throw error;
    } finally {
      void hydration?.close();
    }
  }

  /**
   * Starts the set that would be live with releases that have passed every check before.
   * @throws Refusal if they do not fit the set of now; no process is left then.
   */
  async reopen(live: LiveSet, releases: readonly StoredRelease[]): Promise<SetRenderer> {
    const proposed = candidate(live, releases);
    for (const { run } of this.#setChecks) await run(proposed);
    return startSet(proposed.set, this.#render);
  }

  /**
   * Makes every check on releases and returns the result of each. A release that is only too large is checked further; one
   * that cannot run is not.
   */
  async report(live: LiveSet, releases: readonly StoredRelease[]): Promise<CheckResult[]> {
    const proposed = candidate(live, releases);
    this.#options.looks.getReady({ judges: !isFirst(proposed) });
    const results: CheckResult[] = [];
    for (const { descriptor } of releases) {
      const isNew = releaseIn(live.set, descriptor.section) === undefined;
      results.push(...(await outcomes(this.#releaseChecks(isNew), descriptor)));
    }
    results.push(...(await outcomes(this.#setChecks, proposed)));
    if (results.some(({ check, passed }) => !passed && NEEDED_TO_RUN.has(check))) return results;
    const hydration = this.#options.hydration?.begin(proposed.set);
    let trial: Trial | undefined;
    try {
      trial = await tryCandidate(proposed, this.#render);
      const pages: CheckResult = { check: 'pages', passed: true };
      return [...results, pages, ...(await outcomes(this.#pageChecks(trial, hydration), undefined))];
    } catch (error) {
      return [...results, failed('pages', error)];
    } finally {
      void trial?.renderer.close();
      void hydration?.close();
    }
  }

  /** @param isFirst whether nothing of its section has been live. */
  #releaseChecks(isFirst: boolean): readonly Check<ReleaseDescriptor>[] {
    const { shell, grants, render } = this.#options;
    const authority = this.#options.authority();
    const { development } = render;
    return releaseChecks({ shell, authority, grants, apiFields: this.#apiFields, development, isFirst });
  }

  /** The checks that run pages, or look at them in a browser. */
  #pageChecks(trial: Trial, hydration: HydrationTrial | undefined): readonly Check<void>[] {
    const { grants, looks, descriptions, render } = this.#options;
    const { business, development } = render;
    return pageChecks(trial, { grants, descriptions, looks, hydration, business, development });
  }
}
