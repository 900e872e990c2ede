/** An event of a visit that may be reported. None leaves the browser as it is: see `reportSchema`. */
export type BrowserEvent =
  /**
   * The program is about to show a page, unless its visitor goes elsewhere first. `sections` runs its code. `isAhead`: it is
   * rendered out of sight, and may never be shown.
   */
  | {
      readonly kind: 'opening';
      readonly sections: readonly string[];
      readonly token: string;
      readonly isAhead?: boolean;
    }
  /**
   * A page is shown. `sections` runs its code, its owner first. Without a token nothing of it can be told. `isTold`: it was
   * reported before the program came.
   */
  | {
      readonly kind: 'view';
      readonly sections: readonly string[];
      readonly token: string | undefined;
      readonly isTold?: boolean;
      /** Id of the page among its owner's. */
      readonly page?: string | undefined;
    }
  /** Code threw. `file` and React's stack of components name scripts where the error itself does not. */
  | { readonly kind: 'error'; readonly error: unknown; readonly file?: string; readonly componentStack?: string }
  /** A script or style could not be loaded, or is not what its digest says. */
  | { readonly kind: 'lost-file'; readonly url: string };

type Listener = (event: BrowserEvent) => void;

let listener: Listener | undefined;

/** Passes an event on; there is no listener on the server, nor in a visit that is not reported. */
export const note: Listener = (event) => listener?.(event);

/** Passes all events to a listener from now on. */
export const subscribeToEvents = (follower: Listener): void => {
  listener = follower;
};
