import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { Refusal } from '@sgc/release-format';
import type { TriedPage } from '@sgc/renderer/host';
import { LRUCache } from 'lru-cache';
import type { PageFacts } from './page-facts.ts';

/** A rule of accessibility that a page breaks, and where. */
export interface Violation {
  readonly rule: string;
  readonly help: string;
  /** Selectors. */
  readonly places: readonly string[];
}

/** The result of a look at a page's HTML. */
export interface PageLook {
  readonly facts: PageFacts;
  /** Rules of accessibility that it breaks, if it was judged by them. */
  readonly violations: readonly Violation[];
}

export interface LookRequest {
  readonly number: number;
  readonly html: string;
  /** Whether it is judged by the rules of accessibility too, which takes longer. */
  readonly isJudged: boolean;
}

/** Wanted of the thread. */
export type LookMessage =
  | LookRequest
  /** It loads the rules of accessibility, before a page that is judged by them is there. */
  | 'load-rules';

export interface LookResponse {
  readonly number: number;
  readonly look?: PageLook;
  readonly failure?: string;
}

const LIMIT_MS = 20_000;
const IDLE_MS = 60_000;

/** Pages whose looks are remembered for later trials. */
const MOST_KNOWN = 500;

/** The HTML that React rendered: the document around it holds twice as much, data and styles, and nothing that is looked at. */
const shownHtml = (html: string): string => /<div id="root">[\s\S]*<\/(?:main|footer)>/.exec(html)?.[0] ?? html;

/** Looks at the HTML of pages in a thread of its own. */
export class PageLooks {
  readonly #workerFile: URL;
  #worker: Worker | undefined;
  #rest: NodeJS.Timeout | undefined;
  readonly #known = new LRUCache<string, Promise<PageLook>>({ max: MOST_KNOWN });
  #lastNumber = 0;

  /** @param workerFile `@sgc/gate/page-worker`, as the program that has the gate builds it. */
  constructor(workerFile: URL) {
    this.#workerFile = workerFile;
  }

  /** Loads the code for a look while the pages are rendered: that takes longer than to look at a few of them. */
  getReady({ isJudged }: Pick<LookRequest, 'isJudged'>): void {
    const worker = this.#warmWorker();
    if (isJudged) worker.postMessage('load-rules' satisfies LookMessage);
  }

  /**
   * Looks at a page, once for the same HTML.
   * @returns undefined if it has none: its address leads elsewhere.
   * @throws Refusal
   */
  async of(
    { address, rendered }: TriedPage,
    { isJudged }: { readonly isJudged: boolean },
  ): Promise<PageLook | undefined> {
    if (rendered.kind !== 'page') return undefined;
    const html = shownHtml(new TextDecoder().decode(rendered.html));
    const key = createHash('sha256').update(`${isJudged}${html}`).digest('base64');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const looking = this.#ask(html, isJudged, address);
    this.#known.set(key, looking);
    // Another time it may be read.
    looking.catch(() => this.#known.delete(key));
    return looking;
  }

  /** The thread that looks; loading its code takes longer than a look, so it waits a while for the next. */
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

  #ask(html: string, isJudged: boolean, address: string): Promise<PageLook> {
    this.#lastNumber += 1;
    const number = this.#lastNumber;
    const worker = this.#warmWorker();
    return new Promise((resolve, reject) => {
      const fail = (reason: string, mayPass = false): void => {
        done();
        this.#end();
        reject(new Refusal('pages', `the HTML of ${address} could not be read: ${reason}`, { mayPass }));
      };
      // While it is asked, the process must not end.
      worker.ref();
      const timer = setTimeout(() => fail(`it took longer than ${LIMIT_MS} ms`, true), LIMIT_MS);
      const onError = (error: Error) => fail(error.message);
      const onMessage = (answer: LookResponse): void => {
        if (answer.number !== number) return;
        if (answer.look === undefined) {
          fail(answer.failure ?? 'nothing was found');
        } else {
          done();
          resolve(answer.look);
        }
      };
      const done = (): void => {
        clearTimeout(timer);
        worker.unref();
        worker.off('error', onError);
        worker.off('message', onMessage);
      };
      worker.once('error', onError);
      worker.on('message', onMessage);
      worker.postMessage({ number, html, isJudged } satisfies LookRequest);
    });
  }
}
