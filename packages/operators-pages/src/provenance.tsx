import type { ProvenanceSummary } from '@sgc/contract/operations';

/** The builder of a version and the number of its materials; empty if its build did not say. */
export const Provenance = ({ of: provenance }: { readonly of: ProvenanceSummary | undefined }) =>
  provenance === undefined ? null : (
    <span className="ops-muted">
      {' '}
      Built by <code>{provenance.builder}</code> from {provenance.materials} materials.
    </span>
  );
