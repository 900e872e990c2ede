import { REQUEST_KINDS, REQUEST_LABELS, type RequestKind } from '@sgc/contract/leads';
import { ButtonLink, Cluster } from '@sgc/ui';
import { formAddress } from './form-address.ts';
import styles from './request-links.module.css';

interface RequestLinksProps {
  /** Undefined for a message. */
  readonly kind: RequestKind | undefined;
  readonly vehicleId: string | undefined;
}

/** A visitor who needs service or rents does not ask about a cart that is for sale. */
const isAboutStock = (kind: RequestKind): boolean => kind !== 'service' && kind !== 'rental';

/** Which form the page shows, and the ways to the others. The cart that is asked about goes along. */
export const RequestLinks = ({ kind: shown, vehicleId }: RequestLinksProps) => {
  const link = (kind: RequestKind | undefined, href: string, label: string) => (
    <ButtonLink
      key={label}
      href={href}
      size="sm"
      variant={kind === shown ? 'solid' : 'outline'}
      aria-current={kind === shown ? 'page' : undefined}
    >
      {label}
    </ButtonLink>
  );
  return (
    <nav aria-label="What you ask for" className={styles.kinds}>
      <Cluster gap="sm">
        {link(undefined, formAddress(undefined, vehicleId), 'Message')}
        {REQUEST_KINDS.map((kind) =>
          link(kind, formAddress(kind, isAboutStock(kind) ? vehicleId : undefined), REQUEST_LABELS[kind]),
        )}
      </Cluster>
    </nav>
  );
};
