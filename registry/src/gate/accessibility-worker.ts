import { parentPort } from 'node:worker_threads';
import axe from 'axe-core';
import { Window } from 'happy-dom';
import type { AccessibilityRequest, AccessibilityResponse } from './accessibility.ts';

if (parentPort === null) throw new Error('this runs in a thread of the shell');
const port = parentPort;

/** Rules that need a layout, which there is none of without a browser. */
const NEEDS_LAYOUT = ['color-contrast', 'color-contrast-enhanced', 'target-size', 'scrollable-region-focusable'];

/** What axe looks for in its surroundings. */
const GLOBALS = ['window', 'document', 'Node', 'Element', 'HTMLElement', 'NodeList'] as const;

const violationsOf = async (html: string): Promise<AccessibilityResponse['violations']> => {
  // Scripts do not run here, and nothing is fetched: what is judged is the HTML alone.
  const window = new Window({
    settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
  });
  window.document.write(html);
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
    await window.happyDOM.close();
  }
};

port.on('message', ({ number, html }: AccessibilityRequest) => {
  violationsOf(html).then(
    (violations) => port.postMessage({ number, violations } satisfies AccessibilityResponse),
    (error: Error) =>
      port.postMessage({ number, violations: [], failure: error.message } satisfies AccessibilityResponse),
  );
});
