import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { StoredRelease } from '@sgc/release-format';
import { Refusal } from '@sgc/release-format';
import type { SetRenderer } from '@sgc/renderer/host';
import { LRUCache } from 'lru-cache';
import { type Activated, firstOfEachPage, type TriedPage, tryPage } from './activation.ts';

/** A rule that a page breaks, and where. */
export interface Violation {
  readonly rule: string;
  readonly help: string;
  /** Selectors. */
  readonly places: readonly string[];
}

export interface AccessibilityRequest {
  readonly number: number;
  readonly html: string;
}

export interface AccessibilityResponse {
  readonly number: number;
  readonly violations: readonly Violation[];
  readonly failure?: string;
}

interface Trial extends Activated {
  readonly live: SetRenderer;
  readonly releases: readonly StoredRelease[];
}

const LIMIT_MS = 20_000;
const IDLE_MS = 60_000;

const htmlOf = ({ rendered }: TriedPage): string | undefined =>
  rendered.kind === 'page' ? new TextDecoder().decode(rendered.html) : undefined;

/** What sections are judged by: the shell's own chrome is around it. */
const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;

/** Where nothing is live there is no site to protect, and its first visitors wait. */
const isFirst = (live: SetRenderer): boolean => live.set.releases.length === 0;

/** Checks pages for what a machine can know of accessibility without a layout, in a thread of its own. */
export class AccessibilityCheck {
  readonly #workerFile: URL;
  #worker: Worker | undefined;
  #rest: NodeJS.Timeout | undefined;
  readonly #known = new LRUCache<string, readonly Violation[]>({ max: 500 });
  #lastNumber = 0;

  constructor(workerFile: URL) {
    this.#workerFile = workerFile;
  }

  /** Loads what a check needs while the pages are rendered: that takes longer than to check a few of them. */
  getReady({ live }: Pick<Trial, 'live'>): void {
    if (!isFirst(live)) this.#warmWorker();
  }

  /**
   * Checks that no page of the new releases breaks a rule in more places than it does today.
   * @throws Refusal
   */
  readonly check = async ({ live, releases, tried }: Trial): Promise<void> => {
    if (isFirst(live)) return;
    const changed = new Set(releases.map(({ descriptor }) => descriptor.section));
    const pages = firstOfEachPage(tried.filter(({ match }) => changed.has(match.owner)));
    for (const page of pages) await this.#checkPage(page, live);
  };

  async #checkPage(page: TriedPage, live: SetRenderer): Promise<void> {
    const found = await this.#violations(page);
    if (found.length === 0) return;
    const today = await tryPage(live, page.address, page.match).catch(() => undefined);
    const known = today === undefined ? [] : await this.#violations(today);
    for (const { rule, help, places } of found) {
      const before = known.find((violation) => violation.rule === rule)?.places.length ?? 0;
      if (places.length <= before) continue;
      const where = `${places.length} ${places.length === 1 ? 'place' : 'places'}, such as ${places.at(-1)}`;
      throw new Refusal('accessibility', `${page.address} breaks the rule ${rule} (${help}) in ${where}`);
    }
  }

  async #violations(page: TriedPage): Promise<readonly Violation[]> {
    const html = htmlOf(page);
    if (html === undefined) return [];
    const key = createHash('sha256').update(mainOf(html)).digest('base64');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const violations = await this.#ask(html, page.address);
    this.#known.set(key, violations);
    return violations;
  }

  /** The thread that checks; loading what it needs takes longer than a check, so it waits a while for the next. */
  #warmWorker(): Worker {
    clearTimeout(this.#rest);
    this.#worker ??= new Worker(this.#workerFile, {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    this.#worker.unref();
    this.#rest = setTimeout(() => this.#end(), IDLE_MS).unref();
    return this.#worker;
  }

  #end(): void {
    clearTimeout(this.#rest);
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #ask(html: string, address: string): Promise<readonly Violation[]> {
    this.#lastNumber += 1;
    const number = this.#lastNumber;
    const worker = this.#warmWorker();
    return new Promise((resolve, reject) => {
      const fail = (reason: string, mayPass = false): void => {
        done();
        this.#end();
        reject(new Refusal('accessibility', `${address} could not be checked: ${reason}`, { mayPass }));
      };
      // While it is asked, the process must not end.
      worker.ref();
      const timer = setTimeout(() => fail(`it took longer than ${LIMIT_MS} ms`, true), LIMIT_MS);
      const onError = (error: Error) => fail(error.message);
      const onMessage = (answer: AccessibilityResponse): void => {
        if (answer.number !== number) return;
        if (answer.failure === undefined) {
          done();
          resolve(answer.violations);
        } else fail(answer.failure);
      };
      const done = (): void => {
        clearTimeout(timer);
        worker.unref();
        worker.off('error', onError);
        worker.off('message', onMessage);
      };
      worker.once('error', onError);
      worker.on('message', onMessage);
      worker.postMessage({ number, html } satisfies AccessibilityRequest);
    });
  }
}
