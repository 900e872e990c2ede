import axe from 'axe-core';
import { Window } from 'happy-dom';
import type { Violation } from './page-looks.ts';

/** Rules that need a layout, which only a browser has. */
const NEEDS_LAYOUT = ['color-contrast', 'color-contrast-enhanced', 'target-size', 'scrollable-region-focusable'];

/** Globals that axe needs. */
const GLOBALS = ['window', 'document', 'Node', 'Element', 'HTMLElement', 'NodeList'] as const;

/** The rules of accessibility that the main part of a page breaks. Axe judges one page at a time. */
export const brokenRules = async (html: string): Promise<readonly Violation[]> => {
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
    for (const name of GLOBALS) Object.assign(globalThis, { [name]: window[name] });
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
