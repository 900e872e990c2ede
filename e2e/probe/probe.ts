import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contactReceiptSchema, IDEMPOTENCY_HEADER } from '@sgc/contract/leads';
import { PROBED_PAGES, pageFault } from './pages.ts';
import { Tally } from './tally.ts';

/** Longer than any wait of the site may be. */
const PATIENCE_MS = 40_000;

/** As long as a person takes at the least; what is faster is marked as spam and not mailed. */
const TYPING_MS = 6000;

export interface ProbeOptions {
  /** Messages in a second; as many pages, and as many reads of the API. */
  readonly rate: number;
  /** What messages say of themselves, to find those of one probe again. */
  readonly words?: string;
}

/** What visitors met while a probe ran. */
export interface ProbeReport {
  readonly acknowledged: readonly string[];
  /** Messages that were sent twice under one key and got two references. */
  readonly secondReferences: number;
  readonly pages: Tally;
  readonly reads: Tally;
  readonly messages: Tally;
  /** Pages with another page's title, and pages whose files are of another set than their header says. */
  readonly wrongTitles: number;
  readonly mixedSets: number;
}

/** Visitors beside a fault or a suite: they open five pages, ask the API and send messages with keys, half of them twice. */
export class Probe {
  readonly #address: string;
  readonly #options: ProbeOptions;
  readonly #report = {
    acknowledged: [] as string[],
    secondReferences: 0,
    pages: new Tally(),
    reads: new Tally(),
    messages: new Tally(),
    wrongTitles: 0,
    mixedSets: 0,
  };
  readonly #underWay = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  #turn = 0;

  constructor(address: string, options: ProbeOptions) {
    this.#address = address;
    this.#options = options;
    this.#timer = setInterval(() => this.#next(), 1000 / options.rate);
  }

  /** What it has met so far. */
  get report(): ProbeReport {
    return this.#report;
  }

  /** Lets what is under way come to its end. */
  async stop(): Promise<ProbeReport> {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
    return this.#report;
  }

  #next(): void {
    this.#turn += 1;
    for (const task of [this.#openPage(), this.#read(), this.#send()]) {
      this.#underWay.add(task);
      void task.finally(() => this.#underWay.delete(task));
    }
  }

  async #openPage(): Promise<void> {
    const [path, title] = PROBED_PAGES[this.#turn % PROBED_PAGES.length] ?? PROBED_PAGES[0];
    await this.#timed(this.#report.pages, path, {}, async (answer) => {
      const html = await answer.text();
      if (!answer.ok) return;
      const fault = pageFault(html, title, answer.headers.get('x-release-set'));
      if (fault === 'title') this.#report.wrongTitles += 1;
      if (fault === 'set') this.#report.mixedSets += 1;
    });
  }

  async #read(): Promise<void> {
    await this.#timed(this.#report.reads, '/api/vehicles?kind=stocked-cart', {}, async (answer) => {
      await answer.arrayBuffer();
    });
  }

  /** Every other message goes twice, as after a broken connection; without a number it tries again, as the page does. */
  async #send(): Promise<void> {
    const key = randomUUID();
    const twice = this.#turn % 2 === 0;
    const references = new Set<string>();
    for (const _ of twice ? ['first', 'second'] : ['only']) {
      const reference = await this.#post(key);
      if (reference !== undefined) references.add(reference);
      else await pause(500);
    }
    if (references.size > 1) this.#report.secondReferences += 1;
    this.#report.acknowledged.push(...references);
  }

  async #post(key: string): Promise<string | undefined> {
    let reference: string | undefined;
    const body = JSON.stringify({ ...MESSAGE, message: this.#options.words ?? MESSAGE.message });
    const headers = { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key };
    await this.#timed(this.#report.messages, '/api/contact', { method: 'POST', headers, body }, async (answer) => {
      const receipt = contactReceiptSchema.safeParse(await answer.json());
      if (answer.status === 201) reference = receipt.data?.reference;
    });
    return reference;
  }

  async #timed(
    tally: Tally,
    path: string,
    request: RequestInit,
    read: (answer: Response) => Promise<void>,
  ): Promise<void> {
    const started = performance.now();
    let status: number | 'failed' = 'failed';
    try {
      const answer = await fetch(this.#address + path, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) });
      await read(answer);
      status = answer.status;
    } catch {
      // The connection broke: no answer came.
    }
    tally.add(status, performance.now() - started, status === 200 || status === 201);
  }
}

const MESSAGE = {
  firstName: 'Probe',
  lastName: 'Visitor',
  email: 'probe@example.com',
  phone: '(570) 555-0100',
  interest: 'service',
  message: 'Sent beside a fault.',
  filledInMs: TYPING_MS,
};
