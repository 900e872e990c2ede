import { type KeyObject, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ADDRESSES } from '@sgc/contract/addresses';
import { Failure, RegistryClient } from '@sgc/release/registry';
import { integrityOf, type StoredRelease } from '@sgc/release-format';
import { MODE, readRelease } from '@sgc/release-format/testing';
import { chromiumOrInstall } from '../browser/find-chromium.ts';
import { ROOT } from '../fixtures/changed-section.ts';
import { signingKeyOf, tokenOf } from '../fixtures/operator.ts';
import { untilFollowed } from '../fixtures/own-site.ts';
import { startWholeSite, type WholeSite } from '../fixtures/whole-site.ts';
import { type Expected, NOTHING } from './attempt.ts';
import { valueFor } from './hostile-release.ts';
import { type Met, watchOthers } from './others.ts';

export const HOSTILE = 'mfe-eco';

/** The folder that a section's build wrote. */
export const builtRelease = (section: string): string => join(ROOT, section, 'dist/release');

/**
 * The page of the hostile section, as a visitor asks for it who meets what no trial met.
 * @param visit another one for each visit: of a page that fails an earlier release's answer would be shown.
 */
const badPage = (visit: number, value: string): string =>
  `${ADDRESSES.ecoImpact}?milesPerWeek=${visit}&${MODE}=${value}`;

const LOOK_AGAIN_MS = 25;
const SHOWN_WITHIN_MS = 10_000;
const LOGGED_WITHIN_MS = 2000;

/** Of one process from its start to its end. */
const STARTED_AT = /^process_start_time_seconds (.+)$/m;

/** Why a page fails that is not rendered at all. */
const RESTS = /hung a moment ago and rests$/;

/** Between looks whether such a page is rendered again. */
const RESTED_MS = 500;

/** Why a page failed, in a line of the log for people, which is no JSON. */
const REASON = /"reason":"(.*?)"(?:,"\w+":|\}$)/;

/** What became of a hostile release, and what others met meanwhile. */
export interface Seen extends Met {
  readonly outcome: Expected | string;
  /** In the program's own words. */
  readonly said: string;
}

type Became = Pick<Seen, 'outcome' | 'said'>;

const metricsOf = async (program: string): Promise<string> => (await fetch(`${program}/metrics`)).text();

const failuresOf = (version: string, metrics: string): number =>
  Number(
    new RegExp(`^shell_failed_renders_total\\{[^}]*version="${version}"[^}]*\\} (\\d+)`, 'm').exec(metrics)?.[1] ?? 0,
  );

/** A site as it is shipped, with the section's team on one side and all others on the other. */
export class HostileSite {
  /** The hostile team's key: the site has no reason to mistrust it. */
  readonly key: KeyObject = signingKeyOf(HOSTILE);
  readonly #site: WholeSite;
  readonly #team: RegistryClient;
  readonly #operator: RegistryClient;
  readonly #startedAt: readonly string[];
  #visits = 0;

  private constructor(site: WholeSite, startedAt: readonly string[]) {
    this.#site = site;
    this.#team = new RegistryClient(site.registry, tokenOf(HOSTILE));
    this.#operator = new RegistryClient(site.registry, tokenOf('operators'));
    this.#startedAt = startedAt;
  }

  static async open(): Promise<HostileSite> {
    const site = await startWholeSite({
      GATE_BROWSER: chromiumOrInstall(),
      OPEN_METRICS: 'true',
      SHARE_RELEASES: 'true',
      // One person asks for more pages than any visitor does.
      VARIANT_LIMIT: '1000000',
    });
    return new HostileSite(site, await startsOf(site));
  }

  /**
   * Publishes a hostile release, visits what went live, and says what became of it.
   * @param attempts how many it makes: each is visited, and has its answer.
   */
  async try(release: StoredRelease, attempts: number): Promise<Seen[]> {
    const endOthers = watchOthers(this.#site.address, this.#operator);
    const { version } = release.descriptor;
    const values = Array.from({ length: attempts }, (_, index) => valueFor(index));
    const became = await this.#publish(release).then(
      () => this.#visitAll(version, values),
      (error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        return values.map(() => ({ outcome: 'refused', said: error.message }));
      },
    );
    const met = await endOthers();
    return became.map((one) => ({ ...one, ...met }));
  }

  /**
   * What hostile releases left behind that they must not have touched, in words; none if all is well: programs that were
   * started again, and other sections' files.
   */
  async damage(): Promise<string[]> {
    const restarted =
      (await startsOf(this.#site)).join() === this.#startedAt.join() ? [] : ['a program was started again'];
    const others = ['mfe-catalog', 'mfe-content', 'mfe-leads'].map((section) => readRelease(builtRelease(section)));
    const files = others.flatMap(({ descriptor: { section, files: all } }) =>
      all.filter(({ path }) => /^client\/.*\.(js|css|svg)$/.test(path)).map((file) => ({ section, ...file })),
    );
    const changed = await Promise.all(
      files.map(async ({ section, path, integrity }) => {
        const answer = await fetch(`${this.#site.address}/_releases/${section}/${path}`);
        return integrityOf(Buffer.from(await answer.arrayBuffer())) === integrity
          ? []
          : [`${section}/${path} was changed`];
      }),
    );
    return [...restarted, ...changed.flat()];
  }

  close(): Promise<void> {
    return this.#site.stop();
  }

  async #publish({ directory }: StoredRelease): Promise<void> {
    const version = await this.#team.upload(HOSTILE, directory);
    await this.#team.publish(HOSTILE, version);
    const { revision } = await this.#operator.status();
    await untilFollowed(this.#site.address, revision, SHOWN_WITHIN_MS);
  }

  async #visitAll(version: string, values: readonly string[]): Promise<Became[]> {
    const became: Became[] = [];
    for (const value of values) became.push(await this.#visitRested(version, value));
    return became;
  }

  /** A page that hung at another value is left alone for some seconds, and nothing is tried then. */
  async #visitRested(version: string, value: string): Promise<Became> {
    for (;;) {
      const became = await this.#visit(version, value);
      if (!RESTS.test(became.said)) return became;
      await pause(RESTED_MS);
    }
  }

  async #visit(version: string, value: string): Promise<Became> {
    this.#visits += 1;
    const before = failuresOf(version, await metricsOf(this.#site.address));
    const id = randomUUID();
    const headers = { 'x-request-id': id };
    const answer = await fetch(`${this.#site.address}${badPage(this.#visits, value)}`, { redirect: 'manual', headers });
    const html = await answer.text();
    if (answer.ok && html.includes(NOTHING)) return { outcome: 'finds nothing', said: '' };
    if (answer.status !== 503) return { outcome: 'went through', said: `the page answers ${answer.status}` };
    const isNamed = failuresOf(version, await metricsOf(this.#site.address)) > before;
    return { outcome: isNamed ? 'fails alone' : 'fails and is not named', said: await this.#logged(id) };
  }

  /** Why a request failed, as the shell's log has it; its lines come a moment after the answer. */
  async #logged(requestId: string): Promise<string> {
    const deadline = Date.now() + LOGGED_WITHIN_MS;
    for (;;) {
      const lines = (await readFile(join(this.#site.folder, 'logs/shell.log'), 'utf8')).split('\n').slice(0, -1);
      const reasons = lines.filter((line) => line.includes(requestId)).map((line) => REASON.exec(line)?.[1]);
      const reason = reasons.find((one) => one !== undefined);
      if (reason !== undefined) return reason;
      if (Date.now() > deadline) return 'the log does not say why';
      await pause(LOOK_AGAIN_MS);
    }
  }
}

const startsOf = (site: WholeSite): Promise<string[]> =>
  Promise.all(
    [site.address, site.registry].map(async (program) => {
      return STARTED_AT.exec(await metricsOf(program))?.[1] ?? `${program} does not say when it started`;
    }),
  );
