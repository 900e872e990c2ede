import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@sgc/contract/leads';
import type { Request } from 'autocannon';

/** What is asked for: each kind has figures of its own. */
export type Kind = 'page' | 'file' | 'read' | 'message';

/** One thing that a visitor asks the site for. */
export interface Step {
  readonly kind: Kind;
  readonly path: string;
}

/** What a visitor asks for, one after another. */
export type Visit = readonly Step[];

/** What a browser accepts, so that what is kept compressed goes out as it is kept. */
export const ACCEPTED = { 'accept-encoding': 'br' };

/** As long as a person takes at the least. */
const TYPING_MS = 6000;

const MESSAGE = {
  firstName: 'Load',
  lastName: 'Visitor',
  email: 'load@example.com',
  phone: '(570) 555-0100',
  interest: 'service',
  message: 'Sent among many.',
  filledInMs: TYPING_MS,
};

const FILE = /\/_assets\/[\w./-]+\.(?:js|woff2|svg|avif|webp|jpg|png)/g;

/** A page and what its document names, as a browser asks for it on a first visit. `seen` is what it has by then. */
export const pageWithFiles = async (site: string, path: string, seen = new Set<string>()): Promise<Visit> => {
  const answer = await fetch(site + path);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  const files = [...new Set((await answer.text()).match(FILE))].filter((file) => !seen.has(file));
  for (const file of files) seen.add(file);
  return [{ kind: 'page', path }, ...files.map((file): Step => ({ kind: 'file', path: file }))];
};

export const READ: Step = { kind: 'read', path: '/api/vehicles?kind=stocked-cart' };
export const WRITE: Step = { kind: 'message', path: '/api/contact' };

/** A step as the tool sends it; each message has a key of its own. */
export const requestOf = ({ kind, path }: Step): Request =>
  kind === 'message'
    ? {
        path,
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: randomUUID() },
          body: JSON.stringify(MESSAGE),
        }),
      }
    : { path, headers: ACCEPTED };
