import { municipalityAddress } from '@sgc/contract/addresses';
import type { Municipality } from '../../domain/municipality/municipality.ts';
import styles from './places.module.css';

/** A link to the page of each place. */
export const PlaceLinks = ({ places }: { places: readonly Municipality[] }) => (
  <ul className={styles.links}>
    {places.map(({ name, slug }) => (
      <li key={slug}>
        <a href={municipalityAddress(slug)}>{name}</a>
      </li>
    ))}
  </ul>
);
