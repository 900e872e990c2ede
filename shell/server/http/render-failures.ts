import { type RenderedPage, RenderFailure } from '@sgc/renderer/host';
import type { PageMatch } from '@sgc/renderer/set';
import type { Logger } from 'pino';

/** What a log says of a page that could not be rendered: whose it is, which, where, and where in its code it broke. */
export const failureLine = (error: unknown): object => {
  if (!(error instanceof RenderFailure)) return { err: error };
  const { section, version, page, pathname, place, message: reason } = error;
  return { section, version, page, path: pathname, ...place, reason };
};

/** Tells of a page that is shown without a fragment which failed. */
export const logLeftOut = (
  log: Pick<Logger, 'warn'>,
  { failedSections, fragmentFailure, withoutFragments }: RenderedPage,
  { match, pathname }: { readonly match: PageMatch | undefined; readonly pathname: string },
): void => {
  const [section] = failedSections;
  if (section === undefined) return;
  const line = { section, page: match?.page, path: pathname, withoutFragments, ...fragmentFailure };
  log.warn(line, 'a page is shown without a fragment that failed');
};
