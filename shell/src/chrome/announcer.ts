import { useSyncExternalStore } from 'react';

let announcement = '';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says a sentence to screen readers when they next pause. */
export const announce = (message: string): void => {
  announcement = message;
  for (const listener of listeners) listener();
};

/**
 * Call after a navigation in the browser, when the new page stands: announces its title and moves focus to its
 * heading, or to the main part where there is none. Scrolling is not its business.
 */
export const announcePage = (title: string): void => {
  announce(title);
  const main = document.getElementById('main');
  const target = main?.querySelector('h1') ?? main;
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
