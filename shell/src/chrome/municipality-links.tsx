import { municipalityAddress } from '@sgc/contract/addresses';
import styles from './footer.module.css';
import type { Municipality } from './municipality.ts';

/** A link to the page of every municipality. */
export const MunicipalityLinks = ({ municipalities }: { municipalities: readonly Municipality[] }) => (
  <ul className={styles.links}>
    {municipalities.map(({ name, slug }) => (
      <li key={slug}>
        <a href={municipalityAddress(slug)}>{name}</a>
      </li>
    ))}
  </ul>
);
