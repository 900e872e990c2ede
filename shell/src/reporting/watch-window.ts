import { note } from './browser-events.ts';

/** Errors that React reported already, with its stack of components; the browser's own event for them says less. */
const told = new WeakSet<object>();

const isTold = (error: unknown): boolean => typeof error === 'object' && error !== null && told.has(error);

const urlOf = (target: EventTarget | null): string | undefined => {
  if (target instanceof HTMLLinkElement) return target.href;
  return target instanceof HTMLScriptElement ? target.src : undefined;
};

/** Notes an uncaught error, or a file that did not load. */
export const noteFailure = (event: Event): void => {
  if (event instanceof ErrorEvent) {
    if (!isTold(event.error)) note({ kind: 'error', error: event.error, file: event.filename });
    return;
  }
  const url = urlOf(event.target);
  if (url !== undefined) note({ kind: 'lost-file', url });
};

/** Notes uncaught errors, and files of the page that do not load. */
export const watchWindow = (): void => {
  // Events of files do not bubble: they are met on their way down.
  addEventListener('error', noteFailure, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isTold(reason)) note({ kind: 'error', error: reason });
  });
};

const onReactError = (error: unknown, { componentStack }: { componentStack?: string | null | undefined }): void => {
  if (typeof error === 'object' && error !== null) told.add(error);
  note({ kind: 'error', error, componentStack: componentStack ?? '' });
  reportError(error);
};

/** Error handlers of React's root: errors of boundaries and of hydration are shown like any other, and noted. */
export const reactErrors = {
  onCaughtError: onReactError,
  onUncaughtError: onReactError,
  onRecoverableError: onReactError,
} as const;
