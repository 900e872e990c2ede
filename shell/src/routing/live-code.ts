import { DEV_EVENTS } from '../sections/page-payload.schema.ts';

/**
 * While developing: shows a section's new code as soon as it is live. The document stays, and so do the visit's query
 * cache and its place.
 */
export const followLiveCode = (set: string, showSet: (set: string) => void): void => {
  let shown = set;
  new EventSource(DEV_EVENTS).addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === shown) return;
    shown = data;
    showSet(data);
  });
};
