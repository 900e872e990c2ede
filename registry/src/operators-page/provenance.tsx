import type { ProvenanceSummary } from '@sgc/contract/operations';

/** Who built a version, and from how much; nothing where its build did not say. */
export const Provenance = ({ of: provenance }: { readonly of: ProvenanceSummary | undefined }) =>
  provenance === undefined ? null : (
    <span className="ops-muted">
      {' '}
      Built by <code>{provenance.builder}</code> from {provenance.materials} materials.
    </span>
  );
