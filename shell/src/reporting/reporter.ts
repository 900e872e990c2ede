import { RELEASE_SET_ATTRIBUTE } from '@sgc/contract/section';
import { subscribeToEvents } from './browser-events.ts';
import { REPORTS } from './report-address.ts';
import { Tally } from './tally.ts';
import type { Vital } from './vitals.ts';

/**
 * A view is reported this long after it began, failed or not. Were failures told sooner than the rest, every release
 * would look broken in its first moments.
 */
const AFTER_MS = 3000;

const send = (tally: Tally): void => {
  const taken = tally.take();
  if (taken === undefined) return;
  const set = document.documentElement.getAttribute(RELEASE_SET_ATTRIBUTE);
  navigator.sendBeacon(REPORTS, new Blob([JSON.stringify({ set, ...taken })], { type: 'application/json' }));
};

/**
 * Counts what happens in this visit and tells the shell from time to time, at the latest when the page is hidden.
 * @param vitals the document's by now; they are told when the page is hidden for the first time.
 */
export const report = (vitals: () => readonly Vital[]): void => {
  const tally = new Tally();
  let isDue = false;
  const sendSoon = (): void => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      send(tally);
    }, AFTER_MS);
  };
  subscribeToEvents((event) => {
    const isFailure = tally.add(event);
    if (tally.isFull) send(tally);
    else if (isFailure || event.kind === 'view') sendSoon();
  });
  let areVitalsTold = false;
  const sendAll = (): void => {
    if (!areVitalsTold) for (const { name, value } of vitals()) tally.addVital(name, value);
    areVitalsTold = true;
    send(tally);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendAll();
  });
  addEventListener('pagehide', sendAll);
};
