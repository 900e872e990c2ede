import { parentPort } from 'node:worker_threads';
import axe from 'axe-core';
import { Window } from 'happy-dom';
import { pageFacts } from './page-facts.ts';
import type { LookRequest, LookResponse, PageLook, Violation } from './page-looks.ts';

if (parentPort === null) throw new Error('this runs in a thread of its own');
const port = parentPort;

/** Rules that need a layout, which only a browser has. */
const NEEDS_LAYOUT = ['color-contrast', 'color-contrast-enhanced', 'target-size', 'scrollable-region-focusable'];

/** Globals that axe needs. */
const GLOBALS = ['window', 'document', 'Node', 'Element', 'HTMLElement', 'NodeList'] as const;

const violationsIn = async (window: Window): Promise<readonly Violation[]> => {
  for (const name of GLOBALS) Object.assign(globalThis, { [name]: window[name] });
  try {
    const main = window.document.querySelector('main') ?? window.document.documentElement;
    const { violations } = await axe.run(main as unknown as Element, {
      resultTypes: ['violations'],
      preload: false,
      rules: Object.fromEntries(NEEDS_LAYOUT.map((rule) => [rule, { enabled: false }])),
    });
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      places: nodes.map(({ target }) => target.join(' ')),
    }));
  } finally {
    axe.teardown();
  }
};

const lookAt = async ({ html, isJudged }: LookRequest): Promise<PageLook> => {
  // Scripts do not run here, and nothing is fetched: the HTML alone is judged.
  const window = new Window({
    settings: {
      disableJavaScriptEvaluation: true,
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true },
    },
  });
  try {
    window.document.write(html);
    const facts = pageFacts(window.document as unknown as Document);
    return { facts, violations: isJudged ? await violationsIn(window) : [] };
  } finally {
    await window.happyDOM.close();
  }
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
port.on('message', (request: LookRequest) => {
  answering = answering.then(() => answer(request));
});
