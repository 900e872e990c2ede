import { performReactRefresh } from 'react-refresh/runtime';

declare const __webpack_hash__: string;

interface Hot {
  check(apply: true): Promise<readonly unknown[] | null>;
}

declare global {
  interface ImportMeta {
    readonly webpackHot: Hot;
  }
}

/** What a section's development container exposes beside the section: the shell replaces its code with it. */
export const hot = {
  /** Of the code that runs. */
  hash: (): string => __webpack_hash__,
  /** Replaces modules by those of the next build. @returns whether there was one, and all of it could be replaced. */
  update: async (): Promise<boolean> => (await import.meta.webpackHot.check(true)) !== null,
  /** Has React render components that were replaced. */
  refresh: (): void => {
    performReactRefresh();
  },
};
