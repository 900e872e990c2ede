import { ADDRESSES, vehicleAliasAddress } from '@sgc/contract/addresses';
import { Badge, Card, CheckList, Price, VisuallyHidden } from '@sgc/ui';
import type { SeriesSummary } from '../../../domain/lineup.ts';
import { picturesOf, VehiclePicture } from '../vehicle-picture.tsx';
import styles from './lineup.module.css';

interface SeriesCardProps {
  readonly series: SeriesSummary;
  readonly text: string | undefined;
}

const countOf = (count: number): string => (count === 1 ? '1 model' : `${count} models`);

/** One series: where it starts, what it is like, and its first models. */
export const SeriesCard = ({
  series: { name, modelCount, startingPrice, points, models, image },
  text,
}: SeriesCardProps) => {
  const more = modelCount - models.length;
  return (
    <Card
      as="article"
      media={
        <div className={styles.later}>
          <VehiclePicture src={picturesOf(image)[0] ?? ''} alt="" />
        </div>
      }
      badge={<Badge>{countOf(modelCount)}</Badge>}
      footer={<Price amount={startingPrice} label="Starting at" />}
    >
      <h3>{name}</h3>
      {text === undefined ? null : <p>{text}</p>}
      <CheckList items={points} />
      <ul className={styles.models}>
        {models.map((model) => (
          <li key={model.id}>
            <a href={vehicleAliasAddress(model.id)}>{model.name}</a>
          </li>
        ))}
        {more > 0 ? (
          <li>
            <a href={`${ADDRESSES.inventory}?search=${encodeURIComponent(name)}`}>
              +{more} more {more === 1 ? 'model' : 'models'}
              <VisuallyHidden> of {name}</VisuallyHidden>
            </a>
          </li>
        ) : null}
      </ul>
    </Card>
  );
};
