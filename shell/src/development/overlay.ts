import type { Problem, ProblemKind } from '@sgc/contract/development';

const TITLES: Readonly<Record<ProblemKind, string>> = {
  build: 'Build error',
  types: 'Type error',
  dependencies: 'Forbidden import',
  gate: 'Refused by the gate',
  server: 'Exception on the server',
  loader: 'Failing loader',
  hydration: 'Hydration mismatch',
  browser: 'Exception in the browser',
};

/** The page's own styles of popovers come before those of `:host` that are not important. */
const STYLES = `
:host { position: fixed !important; inset: auto 0 0 !important; margin: 0 !important; padding: 0 !important; width: 100% !important;
  max-width: none !important; max-height: 70vh !important; overflow: auto !important; border: 0 !important;
  border-top: 4px solid #d33 !important; background: #14181c !important; color: #e8ecef !important;
  font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace !important; }
article { padding: 14px 20px; border-bottom: 1px solid #333a40; }
h2 { margin: 0; font-size: 14px; color: #ff8a80; }
p { margin: 4px 0; white-space: pre-wrap; overflow-wrap: anywhere; font-weight: 700; }
code { color: #9ecbff; }
pre { margin: 8px 0 0; padding: 10px; overflow-x: auto; background: #0b0e11; border-radius: 6px; }
`;

const element = (tag: string, text: string): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
};

const placeOf = ({ file, line, column }: Problem): string =>
  [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');

const article = (problem: Problem): HTMLElement => {
  const { kind, program, message, file, frame } = problem;
  const made = document.createElement('article');
  made.append(element('h2', `${TITLES[kind]} · ${program}`), element('p', message));
  if (file !== undefined) made.append(element('code', placeOf(problem)));
  if (frame !== undefined) made.append(element('pre', frame));
  return made;
};

/** Above everything, in a tree and with styles of its own: the page's policy allows no others, and none of the page's reach it. */
const makeOverlay = (): HTMLElement => {
  const overlay = document.createElement('development-problems');
  overlay.setAttribute('popover', 'manual');
  overlay.setAttribute('role', 'alert');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  overlay.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
  return overlay;
};

let shown: HTMLElement | undefined;

/** Shows what is wrong over the page; nothing to show takes it away. */
export const showProblems = (problems: readonly Problem[]): void => {
  if (problems.length === 0) {
    shown?.remove();
    shown = undefined;
    return;
  }
  shown ??= makeOverlay();
  shown.shadowRoot?.replaceChildren(...problems.map(article));
  if (!shown.isConnected) document.body.append(shown);
  if (!shown.matches(':popover-open')) shown.showPopover();
};
