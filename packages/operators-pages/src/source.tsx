import type { ReleaseSource } from '@sgc/contract/operations';
import { Time } from './time-and-version.tsx';

/** The source of a version; empty if its build did not say. */
export const Source = ({ of: source }: { readonly of: ReleaseSource | undefined }) =>
  source === undefined ? null : (
    <>
      {' '}
      {source.subject}{' '}
      <span className="ops-muted">
        {source.author}, <Time at={source.committedAt} />,{' '}
        <code title={source.commit}>{source.commit.slice(0, 8)}</code>
        {source.branch === undefined ? null : ` on ${source.branch}`}
        {source.isChanged ? ', with changes that are not committed' : null}
      </span>
    </>
  );
