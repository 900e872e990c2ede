import { subscribeToEvents } from './browser-events.ts';
import { sendOpening, sendReport } from './send-report.ts';
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
  subscribeToEvents((event) => {
    if (event.kind === 'opening') {
      if (!opened.has(event.token)) sendOpening(event);
      opened.add(event.token);
      return;
    }
    if (event.kind === 'view') {
      send();
      ({ token } = event);
      opened.add(token);
    }
    if (tally.add(event) || event.kind === 'view') sendSoon();
  });
  let areVitalsTold = false;
  const sendAll = (): void => {
    if (!areVitalsTold) for (const { name, value } of vitals()) tally.addVital(name, value);
    areVitalsTold = true;
    send();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendAll();
  });
  addEventListener('pagehide', sendAll);
};
