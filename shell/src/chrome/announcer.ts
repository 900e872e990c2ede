import { useSyncExternalStore } from 'react';

let announcement = '';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says a sentence to screen readers when they next pause. */
const announce = (message: string): void => {
  announcement = message;
  for (const listener of listeners) listener();
};

/**
 * Call after a navigation in the browser, when the new page stands: moves focus to its heading, which is read for it.
 * Where there is none, focus goes to the main part, and the title is announced. One of the two: a page that is
 * announced twice is interrupted by itself. Scrolling is not its business.
 */
export const announcePage = (title: string): void => {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  announce(heading ? '' : title);
  const target = heading ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** The sentence to be read, empty on the server. */
export const useAnnouncement = (): string =>
  useSyncExternalStore(
    subscribe,
    () => announcement,
    () => '',
  );
