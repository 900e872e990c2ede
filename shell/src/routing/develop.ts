import { RELEASE_SET_ATTRIBUTE } from '@sgc/contract/section';
import { followDevelopment } from '../development/follow-development.ts';
import { tellFailure, tellReactError } from '../development/tell-failures.ts';
import { takenOver } from '../first-view/taken-over.ts';
import { reactErrors } from '../reporting/watch-window.ts';
import type { Navigation } from './navigation.ts';
import { loadShown, type Visit } from './visit.ts';

/** Loads the page on the screen with the code and the loaders that are here now; its place and what stands in it stay. */
const showAgain = async (visit: Visit, navigation: Navigation, before: () => void): Promise<void> => {
  const { page } = navigation.shown();
  const { resolution } = page;
  if (resolution === undefined) return;
  // The loaded data is of the loaders' last version.
  visit.queryClient.removeQueries();
  try {
    const loaded = await loadShown(visit, resolution, new URL(location.href), {});
    before();
    if ('redirect' in loaded) location.assign(loaded.redirect.to);
    else if (navigation.shown().page === page) navigation.replacePage({ ...page, ...loaded });
  } catch (error) {
    tellFailure('loader', resolution.owner, error);
  }
};

/** While developing: the page follows the sources. */
export const develop = (visit: Visit, navigation: Navigation): void =>
  followDevelopment({
    ready: takenOver,
    showAgain: (before) => showAgain(visit, navigation, before),
    onLive: (set) => {
      visit.set = set;
      document.documentElement.setAttribute(RELEASE_SET_ATTRIBUTE, set);
    },
  });

type OnError = typeof reactErrors.onCaughtError;

const toldFirst =
  (onError: OnError): OnError =>
  (error, info) => {
    tellReactError(error, info);
    onError(error, info);
  };

/** Error handlers of React's root while developing. A function: code that runs on import would stay in builds that ship. */
export const toldReactErrors = (): typeof reactErrors => ({
  onCaughtError: toldFirst(reactErrors.onCaughtError),
  onUncaughtError: toldFirst(reactErrors.onUncaughtError),
  onRecoverableError: toldFirst(reactErrors.onRecoverableError),
});
