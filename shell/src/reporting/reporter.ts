import { type BrowserEvent, subscribeToEvents } from './browser-events.ts';
import { sendAnswer, sendOpening, sendReport } from './send-report.ts';
import { Tally } from './tally.ts';
import type { Vital } from './vitals.ts';

/**
 * A view is reported this long after it began, failed or not. Were failures told sooner than the rest, every release
 * would look broken in its first moments.
 */
const AFTER_MS = 3000;

/**
 * Counts the events of this visit and reports them to the shell from time to time, each view under its own token, at the
 * latest when the page is hidden.
 * @param vitals the document's by now; they are reported when the page is hidden for the first time.
 */
export const report = (vitals: () => readonly Vital[]): void => {
  const tally = new Tally();
  let token: string | undefined;
  let isDue = false;
  // Who comes back to a page while its answer counts is in the same view: the shell heard of it when it opened.
  const opened = new Set<string | undefined>();
  /** Sections of views that opened ahead and are not shown yet, by token. */
  const ahead = new Map<string, readonly string[]>();
  const answerAhead = (token: string): void => {
    const sections = ahead.get(token);
    ahead.delete(token);
    if (sections !== undefined) sendAnswer(token, sections);
  };
  const answerAllAhead = (): void => {
    for (const each of ahead.keys()) answerAhead(each);
  };
  const send = (): void => {
    const tallied = tally.take();
    if (tallied !== undefined && token !== undefined) sendReport({ token, opened: true, ...tallied });
  };
  const sendSoon = (): void => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      send();
    }, AFTER_MS);
  };
  const open = ({ token, sections, isAhead = false }: Extract<BrowserEvent, { kind: 'opening' }>): void => {
    if (opened.has(token)) return;
    // Those before it have rendered: they are not to blame if this one never ends.
    answerAllAhead();
    opened.add(token);
    sendOpening({ token, sections });
    if (!isAhead) return;
    ahead.set(token, sections);
    setTimeout(() => answerAhead(token), AFTER_MS);
  };
  subscribeToEvents((event) => {
    if (event.kind === 'opening') {
      open(event);
      return;
    }
    if (event.kind === 'view') {
      send();
      ({ token } = event);
      opened.add(token);
      if (token !== undefined) ahead.delete(token);
    }
    if (tally.add(event) || event.kind === 'view') sendSoon();
  });
  let areVitalsTold = false;
  const sendAll = (): void => {
    if (!areVitalsTold) for (const { name, value } of vitals()) tally.addVital(name, value);
    areVitalsTold = true;
    send();
    answerAllAhead();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendAll();
  });
  addEventListener('pagehide', sendAll);
};
