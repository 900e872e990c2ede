import { vehicleAliasAddress } from '@sgc/contract/addresses';
import { contactAboutAddress } from '@sgc/contract/leads';
import { Badge, ButtonLink, Card, CheckList, Cluster, Facts, formatDollars, VisuallyHidden } from '@sgc/ui';
import type { ModelSummary } from '../../../domain/lineup.ts';
import { picturesOf, VehiclePicture } from '../vehicle-picture.tsx';
import styles from './lineup.module.css';

interface ModelCardProps {
  readonly model: ModelSummary;
  /** The line about its drive. */
  readonly drive: string | undefined;
}

/** One model: its figures, its features and two ways on. */
export const ModelCard = ({ model, drive }: ModelCardProps) => {
  const { id, name, series, price, features, specifications } = model;
  const { seatingCapacity, range, topSpeed } = specifications;
  const facts = [
    { name: 'Seats', value: seatingCapacity },
    { name: 'Range', value: range },
    { name: 'Top speed', value: topSpeed },
  ].filter(({ value }) => value !== undefined);
  return (
    <Card
      as="article"
      media={
        <div className={styles.later}>
          <VehiclePicture src={picturesOf(model)[0] ?? ''} alt={name} />
        </div>
      }
      badge={
        <Cluster gap="sm">
          <Badge>{series}</Badge>
          <Badge tone="spark">Starting at {formatDollars(price)}</Badge>
        </Cluster>
      }
      footer={
        <>
          <ButtonLink href={vehicleAliasAddress(id)} variant="outline">
            View Details<VisuallyHidden> of {name}</VisuallyHidden>
          </ButtonLink>
          <ButtonLink href={contactAboutAddress(id)} variant="solid">
            Get Quote<VisuallyHidden> for {name}</VisuallyHidden>
          </ButtonLink>
        </>
      }
    >
      <h3>{name}</h3>
      <Facts facts={facts} />
      {drive === undefined ? null : <p className={styles.drive}>{drive}</p>}
      {features.length > 0 ? <CheckList items={features} /> : null}
    </Card>
  );
};
