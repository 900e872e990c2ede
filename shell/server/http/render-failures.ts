import { type ReleaseSet, versionIn } from '@sgc/release-format';
import { type RenderedPage, RenderFailure } from '@sgc/renderer/host';
import type { PageMatch } from '@sgc/renderer/set';
import type { ErrorLog, ErrorLogger } from '@sgc/telemetry';

/** A line of the log; `path` where the one that was asked for is known. */
interface LogEntry {
  readonly message: string;
  readonly level?: keyof ErrorLogger;
  readonly path?: string;
}

/** Logs a page that could not be rendered: its owner, id and address, and the place in its code. */
export const logFailure = (
  errors: Pick<ErrorLog, 'write'>,
  log: ErrorLogger,
  error: unknown,
  { message, level = 'error', path }: LogEntry,
): void => {
  if (!(error instanceof RenderFailure)) {
    log[level]({ err: error, path }, message);
    return;
  }
  const { section, version, page, pathname, place, message: reason } = error;
  errors.write(log, level, 'server', { section, version, page, path: path ?? pathname, ...place, reason }, message);
};

/** A page as it was asked for, in the set that shows it. */
interface Asked {
  readonly set: ReleaseSet;
  readonly match: PageMatch | undefined;
  readonly pathname: string;
}

/** Logs a page that is shown without a fragment which failed. */
export const logLeftOut = (
  errors: Pick<ErrorLog, 'write'>,
  log: ErrorLogger,
  { failedSections, fragmentFailure, withoutFragments }: RenderedPage,
  { set, match, pathname: path }: Asked,
): void => {
  const [section] = failedSections;
  if (section === undefined) return;
  const line = {
    section,
    version: versionIn(set, section),
    page: match?.page,
    path,
    withoutFragments,
    reason: '',
    ...fragmentFailure,
  };
  errors.write(log, 'warn', 'server', line, 'a page is shown without a fragment that failed');
};
