import { parentPort } from 'node:worker_threads';
import { pageFacts } from './page-facts.ts';
import type { LookMessage, LookRequest, LookResponse } from './page-looks.ts';

if (parentPort === null) throw new Error('this runs in a thread of its own');
const port = parentPort;

/** They take longer to load than everything else here, and a site's first releases are not judged by them. */
const rules = () => import('./broken-rules.ts');

const answer = async ({ number, html, wants }: LookRequest): Promise<LookResponse> => {
  try {
    if (wants === 'facts') return { number, facts: pageFacts(html) };
    return { number, violations: await (await rules()).brokenRules(html) };
  } catch (error) {
    return { number, failure: (error as Error).message };
  }
};

/** Axe judges one page at a time, and two trials may ask at once. */
let answering = Promise.resolve();
port.on('message', (message: LookMessage) => {
  // A page that is judged later says why they could not be loaded.
  if (message === 'load-rules') void rules().catch(() => undefined);
  else answering = answering.then(async () => port.postMessage(await answer(message)));
});
