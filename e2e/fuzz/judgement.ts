import { contactReceiptSchema } from '@sgc/contract/leads';
import type { FuzzRequest } from './requests.ts';
import type { Route } from './routes.ts';
import type { FuzzAnswer } from './send.ts';

/** So many answers are told of, and so much of each. */
const SHOWN_FINDINGS = 20;
const SHOWN_CHARACTERS = 2000;

/** What shows how a program is made. */
const INSIDES = /node_modules|\n\s+at \S+ \(|\.ts:\d+:\d+|QueryFailed|syntax error at or near/;

const brokenPromise = ({ status, text }: FuzzAnswer): string | undefined => {
  if (status === undefined) return 'every request is answered';
  if (status >= 500) return 'no server error';
  return status >= 400 && INSIDES.test(text) ? 'no insides are shown' : undefined;
};

const referenceIn = ({ status, location, text }: FuzzAnswer, { route }: FuzzRequest): string | undefined => {
  if (status === 201 && route.path === '/api/contact') return contactReceiptSchema.parse(JSON.parse(text)).reference;
  return status === 303 ? /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(location ?? '')?.[0] : undefined;
};

const nameOf = ({ program, path }: Route): string => `${program} ${path}`;

/** Holds every answer against what is promised, and counts. */
export class Judgement {
  readonly statuses: Record<string, number> = {};
  /** References of messages that were acknowledged. */
  readonly acknowledged = new Set<string>();
  sent = 0;
  /** Answers that break a promise. */
  broken = 0;
  readonly #missed: Set<string>;
  readonly #log: (line: string) => void;

  constructor(routes: readonly Route[], log: (line: string) => void) {
    this.#missed = new Set(routes.map(nameOf));
    this.#log = log;
  }

  /** Routes that no request has hit: nothing is known of them. */
  get missed(): readonly string[] {
    return [...this.#missed];
  }

  note(asked: FuzzRequest, answer: FuzzAnswer): void {
    const { status = 'none' } = answer;
    this.sent += 1;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (status !== 404 && status !== 405) this.#missed.delete(nameOf(asked.route));
    const reference = referenceIn(answer, asked);
    if (reference !== undefined) this.acknowledged.add(reference);
    const promise = brokenPromise(answer);
    if (promise === undefined) return;
    this.broken += 1;
    if (this.broken <= SHOWN_FINDINGS)
      this.#log(JSON.stringify({ broken: promise, answer, asked }).slice(0, SHOWN_CHARACTERS));
  }
}
