import type { CheckName, CheckResult } from '@sgc/contract/operations';
import { fragmentParts } from '@sgc/contract/section';
import type { ReleaseDescriptor, ShellDescriptor } from '@sgc/release-format';
import {
  checkBuildMode,
  checkContract,
  checkSharedNames,
  checkSharedVersions,
  Refusal,
  type ReleaseSet,
  releaseIn,
  releaseSet,
  type StoredRelease,
  sectionsOf,
} from '@sgc/release-format';
import { checkExactVersions } from '@sgc/release-format/checks';
import type { RenderSettings, SetRenderer } from '@sgc/renderer/host';
import type { Access } from '../access/access.ts';
import { type Activated, activate, NOTHING_NEW, type Tries } from './activation.ts';
import { checkCollisions, checkGrants } from './addresses.ts';
import { checkAge, checkClock } from './age.ts';
import { ApiFieldsCheck } from './api-fields.ts';
import { checkBudgets } from './budgets.ts';
import { checkCompressedFiles } from './compressed-files.ts';
import { DescriptionCheck } from './descriptions.ts';
import { checkFragments } from './fragments.ts';
import type { HydrationCheck, HydrationTrial } from './hydration.ts';
import { checkOwnership } from './ownership.ts';
import { type Check, pageChecks } from './page-checks.ts';
import type { PageLooks } from './page-looks.ts';
import { pageName, placementsIn } from './placements.ts';
import { checkSectionStyles } from './section-styles.ts';
import { checkTrustedTypes } from './trusted-types.ts';

export interface GateOptions {
  readonly shell: ShellDescriptor;
  /** Who may sign; undefined where releases are taken on trust. */
  readonly access: () => Access | undefined;
  readonly render: RenderSettings;
  readonly looks: PageLooks;
  /** A client file of a release that differs from the file of that name in a version that stays served. */
  readonly clash: (descriptor: ReleaseDescriptor) => Promise<string | undefined>;
  /** The database's time: this machine's clock may be wrong, and another one may decide next. */
  readonly now: () => Promise<Date>;
  /** Only where a browser is configured. */
  readonly hydration: HydrationCheck | undefined;
}

/** A release beside the set that it would join. */
interface Trial {
  readonly live: SetRenderer;
  readonly set: ReleaseSet;
  readonly releases: readonly StoredRelease[];
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

/** What stands between a release and the visitors: every check, in the order in which they are made. */
export class Gate {
  readonly #options: GateOptions;
  readonly #descriptions = new DescriptionCheck();
  readonly #apiFields: ApiFieldsCheck;

  constructor(options: GateOptions) {
    this.#options = options;
    this.#apiFields = new ApiFieldsCheck(options.render.api);
  }

  /**
   * Checks what a release says of itself, before a file of it is fetched.
   * @param newest when the newest release of its section that has been live was built.
   * @throws Refusal
   */
  async admit(descriptor: ReleaseDescriptor, newest: string | undefined): Promise<void> {
    checkAge(descriptor, newest);
    checkClock(descriptor, await this.#options.now());
    for (const { run } of this.#onPaper(newest === undefined)) await run(descriptor);
  }

  /**
   * Checks only that a release was made by its section's team, with a key that holds now, and signed with Sigstore where it has to.
   * @throws Refusal
   */
  checkSigner(descriptor: ReleaseDescriptor): void {
    const access = this.#options.access();
    access?.signatures.checkNew(descriptor, new Date());
    access?.sigstore.check(descriptor);
  }

  /**
   * Tries releases in the set that would be live with them.
   * @returns the set's renderer, ready for visitors.
   * @throws Refusal; no worker is left then.
   */
  async open(live: SetRenderer, releases: readonly StoredRelease[]): Promise<SetRenderer> {
    const trial = this.#trial(live, releases);
    this.#options.looks.getReady();
    for (const { run } of this.#inTheSet) await run(trial);
    const hydration = this.#options.hydration?.begin(trial.set);
    let activated: Activated | undefined;
    try {
      activated = await this.#activate(trial);
      for (const { run } of this.#running({ ...trial, ...activated }, hydration)) await run();
      this.#descriptions.remember(activated.renderer);
      await hydration?.remember();
      return activated.renderer;
    } catch (error) {
      void activated?.renderer.close();
      throw error;
    } finally {
      void hydration?.close();
    }
  }

  /**
   * Starts the set that would be live with releases that have passed every check before: whoever goes back to them
   * waits for no page.
   * @throws Refusal if they do not fit the set of now; no process is left then.
   */
  async reopen(live: SetRenderer, releases: readonly StoredRelease[]): Promise<SetRenderer> {
    const trial = this.#trial(live, releases);
    for (const { run } of this.#inTheSet) await run(trial);
    return (await activate(trial.set, NOTHING_NEW, this.#options.render)).renderer;
  }

  /**
   * Makes every check on releases and says what each came to. What is only too much of something is no reason not to
   * look further; what cannot run is.
   */
  async report(live: SetRenderer, releases: readonly StoredRelease[]): Promise<CheckResult[]> {
    const trial = this.#trial(live, releases);
    this.#options.looks.getReady();
    const onPaper: CheckResult[] = [];
    for (const { descriptor } of releases) {
      const isFirst = releaseIn(live.set, descriptor.section) === undefined;
      onPaper.push(...(await outcomes(this.#onPaper(isFirst), descriptor)));
    }
    const results = [...onPaper, ...(await outcomes(this.#inTheSet, trial))];
    if (results.some(({ check, passed }) => !passed && NEEDED_TO_RUN.has(check))) return results;
    const hydration = this.#options.hydration?.begin(trial.set);
    let activated: Activated | undefined;
    try {
      activated = await this.#activate(trial);
      const pages: CheckResult = { check: 'pages', passed: true };
      return [...results, pages, ...(await outcomes(this.#running({ ...trial, ...activated }, hydration), undefined))];
    } catch (error) {
      return [...results, failed('pages', error)];
    } finally {
      void activated?.renderer.close();
      void hydration?.close();
    }
  }

  #trial(live: SetRenderer, releases: readonly StoredRelease[]): Trial {
    const changed = sectionsOf(releases);
    const kept = live.set.releases.filter(({ descriptor }) => !changed.has(descriptor.section));
    return { live, releases, set: releaseSet(this.#options.shell, [...kept, ...releases]) };
  }

  /** Runs the pages of the new releases, and those that place their fragments. */
  #activate({ set, releases }: Trial): Promise<Activated> {
    const changed = sectionsOf(releases);
    const placing = new Set(
      placementsIn(set)
        .filter(({ fragments }) => fragments.some((name) => changed.has(fragmentParts(name)[0])))
        .map(({ page }) => page),
    );
    const tries: Tries = (match) => changed.has(match.owner) || placing.has(pageName(match));
    return activate(set, { changed, tries }, this.#options.render);
  }

  /** @param isFirst whether nothing of its section has been live. */
  #onPaper(isFirst: boolean): readonly Check<ReleaseDescriptor>[] {
    return [
      { check: 'descriptor', run: (descriptor) => checkBuildMode(descriptor, this.#options.render) },
      { check: 'signature', run: (descriptor) => this.checkSigner(descriptor) },
      { check: 'provenance', run: (descriptor) => this.#options.access()?.signatures.checkProvenance(descriptor) },
      { check: 'contract', run: (descriptor) => checkContract(descriptor, this.#options.shell) },
      {
        check: 'shared-versions',
        run: (descriptor) => {
          checkExactVersions(descriptor.shared);
          return checkSharedVersions(descriptor, this.#options.shell);
        },
      },
      { check: 'shared-names', run: (descriptor) => checkSharedNames(descriptor, this.#options.shell) },
      { check: 'api-fields', run: (descriptor) => this.#apiFields.check(descriptor, isFirst) },
      { check: 'addresses', run: checkGrants },
      {
        check: 'trusted-types',
        run: (descriptor) => checkTrustedTypes(descriptor, this.#options.access()?.trustedTypesOf(descriptor.section)),
      },
      // What weighs for developers ships to nobody.
      { check: 'budgets', run: (descriptor) => (descriptor.development ? undefined : checkBudgets(descriptor)) },
    ];
  }

  readonly #inTheSet: readonly Check<Trial>[] = [
    {
      check: 'files',
      run: async ({ releases }) => {
        for (const release of releases) {
          await checkCompressedFiles(release);
          const path = await this.#options.clash(release.descriptor);
          if (path === undefined) continue;
          throw new Refusal('files', `${path} differs from the file of that name in an earlier version`);
        }
      },
    },
    {
      check: 'styles',
      run: async ({ releases }) => {
        for (const release of releases) await checkSectionStyles(release);
      },
    },
    {
      check: 'addresses',
      run: ({ live, releases, set }) => {
        for (const { descriptor } of releases) {
          checkCollisions(descriptor, set.releases);
          checkOwnership(descriptor, live.set);
        }
      },
    },
    {
      check: 'fragments',
      run: ({ live, releases, set }) => {
        const placements = placementsIn(set);
        for (const { descriptor } of releases) {
          const others = placements.filter(({ page }) => !page.startsWith(`${descriptor.section}/`));
          checkFragments(descriptor, releaseIn(live.set, descriptor.section), others);
        }
      },
    },
  ];

  /** What has to run, or to be looked at in a browser. */
  #running(subject: Trial & Activated, hydration: HydrationTrial | undefined): readonly Check<void>[] {
    const { render, looks } = this.#options;
    return pageChecks(subject, {
      descriptions: this.#descriptions,
      looks,
      hydration,
      business: render.business,
      development: render.development,
    });
  }
}

const failed = (check: CheckName, error: unknown): CheckResult => ({
  check: error instanceof Refusal ? error.check : check,
  passed: false,
  reason: (error as Error).message,
});

const outcomes = async <Subject>(checks: readonly Check<Subject>[], subject: Subject): Promise<CheckResult[]> => {
  const results: CheckResult[] = [];
  for (const { check, run } of checks) {
    try {
      const warning = await run(subject);
      results.push({ check, passed: true, ...(typeof warning === 'string' && { warning }) });
    } catch (error) {
      results.push(failed(check, error));
    }
  }
  return results;
};
