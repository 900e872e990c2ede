/** A short message about something that just happened. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** `danger` interrupts a screen reader, `success` waits for a pause. Default `success`. */
  readonly tone?: 'success' | 'danger';
}

/** A message with the identity that tells it from an equal one shown before. */
export interface ShownToast extends ToastMessage {
  readonly id: number;
}

let current: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

const show = (toast: ShownToast | undefined) => {
  current = toast;
  for (const listener of listeners) listener();
};

/** Shows a message in the page's {@link ToastRegion}, in place of the one shown now. */
export const toast = (message: ToastMessage): void => {
  lastId += 1;
  show({ ...message, id: lastId });
};

/** Takes the message away. */
export const dismissToast = (): void => show(undefined);

export const subscribeToToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentToast = (): ShownToast | undefined => current;
export const noToast = (): undefined => undefined;
