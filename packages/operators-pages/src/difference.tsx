import type { ReleaseDifference } from '@sgc/release-format';
import { Version } from './time-and-version.tsx';

const weight = (bytes: number): string => (bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`);

const weightOf = ({ from, to }: ReleaseDifference['browserBytes']): string => {
  if (from === to) return `${weight(to)} for browsers, as before`;
  return `${weight(to)} for browsers, ${weight(Math.abs(to - from))} ${to > from ? 'more' : 'less'}`;
};

const Commits = ({ of: commits }: { readonly of: NonNullable<ReleaseDifference['commits']> }) => (
  <>
    commits{' '}
    <code title={`${commits.from}..${commits.to}`}>
      {commits.from.slice(0, 8)}..{commits.to.slice(0, 8)}
    </code>
    ;{' '}
  </>
);

/** How a live version differs from the one before it; nothing where that is not known. */
export const Difference = ({ of: difference }: { readonly of: ReleaseDifference | undefined }) => {
  if (difference === undefined) return null;
  const { from, commits, pages, browserBytes } = difference;
  const changes = Object.entries({ added: pages.added, removed: pages.removed, changed: pages.changed });
  const named = changes.filter(([, ids]) => ids.length > 0).map(([what, ids]) => `pages ${what}: ${ids.join(', ')}; `);
  return (
    <p className="ops-muted">
      Since <Version>{from}</Version>: {commits === undefined ? null : <Commits of={commits} />}
      {named.length === 0 ? 'no page differs for browsers; ' : named.join('')}
      {weightOf(browserBytes)}.
    </p>
  );
};
