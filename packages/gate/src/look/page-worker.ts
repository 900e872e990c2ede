import { parentPort } from 'node:worker_threads';
import { pageFacts } from './page-facts.ts';
import type { LookMessage, LookRequest, LookResponse, PageLook } from './page-looks.ts';

if (parentPort === null) throw new Error('this runs in a thread of its own');
const port = parentPort;

/** They take longer to load than everything else here, and a site's first releases are not judged by them. */
const rules = () => import('./broken-rules.ts');

const lookAt = async ({ html, isJudged }: LookRequest): Promise<PageLook> => {
  const facts = pageFacts(html);
  return { facts, violations: isJudged ? await (await rules()).brokenRules(html) : [] };
};

const answer = (request: LookRequest): Promise<void> => {
  const { number } = request;
  return lookAt(request).then(
    (look) => port.postMessage({ number, look } satisfies LookResponse),
    (error: Error) => port.postMessage({ number, failure: error.message } satisfies LookResponse),
  );
};

/** Axe judges one page at a time, and two trials may ask at once. */
let answering = Promise.resolve();
port.on('message', (message: LookMessage) => {
  // A page that is judged later says why they could not be loaded.
  if (message === 'load-rules') void rules().catch(() => undefined);
  else answering = answering.then(() => answer(message));
});
