import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ACCEPTED, type Step } from './requests.ts';

/** A server that knows the answers: what any site could be at the best. */
export interface BareSite {
  readonly address: string;
  close(): void;
}

/** Headers that Node writes itself. */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** What a message is answered with, near enough. */
const RECEIPT = { headers: { 'content-type': 'application/json' }, body: Buffer.from('{"reference":"SGC-0"}') };

const answerOf = async (site: string, { kind, path }: Step): Promise<{ headers: object; body: Buffer }> => {
  if (kind === 'message') return RECEIPT;
  const answer = await fetch(site + path, { headers: ACCEPTED });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OF_THE_CONNECTION.has(name)));
  const body = Buffer.from(await answer.arrayBuffer());
  // fetch has decoded the body; its length says how many bytes travel.
  const length = headers['content-length'];
  return { headers, body: length === undefined ? body : Buffer.alloc(Number(length)) };
};

/** Starts a bare server that answers some steps with as many bytes, and the same headers, as the site does. */
export const startBareSite = async (site: string, steps: readonly Step[]): Promise<BareSite> => {
  const byPath = new Map(steps.map((step) => [step.path, step]));
  const answers = await Promise.all(
    [...byPath.values()].map(async (step) => {
      const { headers, body } = await answerOf(site, step);
      return { path: step.path, headers, body: body.toString('base64') };
    }),
  );
  const child = fork(join(import.meta.dirname, 'bare-server.mjs'), { execArgv: [] });
  child.send(answers);
  const [port] = (await once(child, 'message')) as [number];
  return { address: `http://127.0.0.1:${port}`, close: () => child.disconnect() };
};
