/** Something of a visit that may be reported. None of it leaves the browser as it is: see `report.schema.ts`. */
export type BrowserEvent =
  /** A page is shown. `sections` runs its code, its owner first. `isTold`: it was reported before the program came. */
  | { readonly kind: 'view'; readonly sections: readonly string[]; readonly isTold?: boolean }
  /** Code threw. `trace` names scripts where the error itself does not: React's stack of components, a file. */
  | { readonly kind: 'error'; readonly error: unknown; readonly trace?: string }
  /** A script or style could not be loaded, or is not what its digest says. */
  | { readonly kind: 'lost-file'; readonly url: string };

type Listener = (event: BrowserEvent) => void;

/** What happens before the reporter is there waits for it; more than this is a storm, of which the start says enough. */
const WAITING_LIMIT = 50;

let listener: Listener | undefined;
let waiting: BrowserEvent[] = [];

/** On the server, and in a visit that is not reported, nobody listens. */
export const note: Listener = (event) => listener?.(event);

/** Keeps what happens until somebody follows. */
export const bufferEvents = (): void => {
  listener = (event) => {
    if (waiting.length < WAITING_LIMIT) waiting.push(event);
  };
};

/** Hears what has happened so far, and everything from now on. */
export const subscribeToEvents = (follower: Listener): void => {
  listener = follower;
  for (const event of waiting) follower(event);
  waiting = [];
};
