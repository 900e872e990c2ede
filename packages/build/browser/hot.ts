/// <reference path="./react-refresh.d.ts" />
import { performReactRefresh } from 'react-refresh/runtime';

declare const __webpack_hash__: string;

/** Names of the next update's files, as the bundler's runtime makes them from the hash of the code that runs. */
interface Runtime {
  hmrF(): string;
  hu(chunk: string): string;
}

declare const __webpack_require__: Runtime;

declare global {
  interface ImportMeta {
    readonly webpackHot: { check(apply: true): Promise<readonly unknown[] | null> };
  }
}

const { hmrF, hu } = __webpack_require__;

/** A change that is taken back leads to a hash that was there before: what the browser keeps under a name is of then. */
const askAnew = (): void => {
  const now = Date.now();
  __webpack_require__.hmrF = () => `${hmrF()}?${now}`;
  __webpack_require__.hu = (chunk) => `${hu(chunk)}?${now}`;
};

/** What a section's development container exposes beside the section: the shell replaces its code with it. */
export const hot = {
  /** Of the code that runs. */
  hash: (): string => __webpack_hash__,
  /** Replaces modules by those of the next build. @returns whether there was one, and all of it could be replaced. */
  update: async (): Promise<boolean> => {
    askAnew();
    return (await import.meta.webpackHot.check(true)) !== null;
  },
  /** Has React render components that were replaced. */
  refresh: (): void => {
    performReactRefresh();
  },
};
