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

/** What looks at a page's HTML find. */
export interface Look {
  readonly facts: PageFacts;
  /** Rules of accessibility that it breaks. */
  readonly violations: readonly Violation[];
}

export interface LookRequest {
  readonly number: number;
  readonly html: string;
  readonly wants: keyof Look;
}

/** Wanted of the thread. */
export type LookMessage =
  | LookRequest
  /** It loads the rules of accessibility, before a page that is judged by them is there. */
  | 'load-rules';

/** With what was wanted, or why it could not be found. */
export interface LookResponse extends Partial<Look> {
  readonly number: number;
  readonly failure?: string;
}

const LIMIT_MS = 20_000;

/** Looks that are remembered for later trials. */
const MOST_KNOWN = 500;

/**
 * The HTML that React rendered, which looks are at: the document around it holds twice as much, data and styles. Undefined for a
 * page that has none: its address leads elsewhere.
 */
export const shownHtml = ({ rendered }: Pick<TriedPage, 'rendered'>): string | undefined => {
  if (rendered.kind !== 'page') return undefined;
  const html = new TextDecoder().decode(rendered.html);
  return /<div id="root">[\s\S]*<\/(?:main|footer)>/.exec(html)?.[0] ?? html;
};

/** Looks at the HTML of pages in a thread of its own. */
export class PageLooks {
  readonly #workerFile: URL;
  #worker: Worker | undefined;
  readonly #known = new LRUCache<string, Promise<LookResponse>>({ max: MOST_KNOWN });
  #lastNumber = 0;

  /** @param workerFile `@sgc/gate/page-worker`, as the program that has the gate builds it. */
  constructor(workerFile: URL) {
    this.#workerFile = workerFile;
  }

  /**
   * Loads the code for looks beforehand: that takes longer than to look at a few pages.
   * @param judges whether pages will be judged by the rules of accessibility too.
   */
  getReady({ judges }: { readonly judges: boolean }): void {
    const worker = this.#warmWorker();
    if (judges) worker.postMessage('load-rules' satisfies LookMessage);
  }

  /**
   * Looks at a page, once for the same HTML.
   * @returns undefined if it has none.
   * @throws Refusal
   */
  async of<Wanted extends keyof Look>(page: TriedPage, wants: Wanted): Promise<Partial<Look>[Wanted] | undefined> {
    const html = shownHtml(page);
    if (html === undefined) return undefined;
    const key = createHash('sha256').update(`${wants} ${html}`).digest('base64');
    const known = this.#known.get(key);
    if (known !== undefined) return (await known)[wants];
    const looking = this.#ask({ html, wants }, page.address);
    this.#known.set(key, looking);
    // Another time it may be read.
    looking.catch(() => this.#known.delete(key));
    return (await looking)[wants];
  }

  /** The thread that looks; it stays for the next release, which would wait for its code otherwise. */
  #warmWorker(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(this.#workerFile, {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
    worker.unref();
    // A look that is under way tells it; another thread makes the next.
    const forget = (): void => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    worker.on('error', forget);
    worker.once('exit', forget);
    this.#worker = worker;
    return worker;
  }

  #end(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }

  #ask(asked: Pick<LookRequest, 'html' | 'wants'>, address: string): Promise<LookResponse> {
    this.#lastNumber += 1;
    const number = this.#lastNumber;
    const worker = this.#warmWorker();
    return new Promise((resolve, reject) => {
      const fail = (reason: string, mayPass = false): void => {
        done();
        reject(new Refusal('pages', `the HTML of ${address} could not be read: ${reason}`, { mayPass }));
      };
      const timer = setTimeout(() => {
        fail(`it took longer than ${LIMIT_MS} ms`, true);
        this.#end();
      }, LIMIT_MS);
      const onError = (error: Error) => fail(error.message);
      // Another look may have been the reason.
      const onExit = () => fail('the thread that looks ended', true);
      const onMessage = (answer: LookResponse): void => {
        if (answer.number !== number) return;
        if (answer.failure !== undefined) {
          fail(answer.failure);
        } else {
          done();
          resolve(answer);
        }
      };
      const done = (): void => {
        clearTimeout(timer);
        worker.off('error', onError);
        worker.off('exit', onExit);
        worker.off('message', onMessage);
      };
      worker.once('error', onError);
      worker.once('exit', onExit);
      worker.on('message', onMessage);
      worker.postMessage({ number, ...asked } satisfies LookRequest);
    });
  }
}
