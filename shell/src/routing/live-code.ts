import { UNSENT_ATTRIBUTE } from '@sgc/contract/section';
import { DEV_EVENTS } from '../sections/page-payload.ts';

const LOOK_AGAIN_MS = 1000;

const hasUnsentWords = (): boolean => document.querySelector(`[${UNSENT_ATTRIBUTE}]`) !== null;

/**
 * While developing: shows a section's new code as soon as it is live. The document stays, and so do the visit's query
 * cache and its place. Under a form with unsent words nothing is swapped until they are sent or gone.
 */
export const followLiveCode = (set: string, showSet: (set: string) => void): void => {
  let shown = set;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const show = (next: string): void => {
    clearTimeout(waiting);
    if (next === shown) return;
    if (hasUnsentWords()) {
      waiting = setTimeout(() => show(next), LOOK_AGAIN_MS);
      return;
    }
    shown = next;
    showSet(next);
  };
  new EventSource(DEV_EVENTS).addEventListener('message', ({ data }: MessageEvent<string>) => show(data));
};
