import { embedAddress, type MapSubject, mapAddress } from '../../domain/geography/open-street-map.ts';
import styles from './places.module.css';

/**
 * A map to move and zoom. It comes from another site, so it stays folded until someone opens it: a frame that is not
 * shown is not loaded. It needs no JavaScript.
 */
export const MapEmbed = ({ subject, title }: { subject: MapSubject; title: string }) => (
  <div className={styles.embed}>
    <details>
      <summary>Open the interactive map</summary>
      <iframe title={title} src={embedAddress(subject)} loading="lazy" className={styles.frame} />
    </details>
    <p>
      The map comes from OpenStreetMap.{' '}
      <a href={mapAddress(subject)} target="_blank" rel="noopener">
        See {subject.name} on openstreetmap.org
      </a>
    </p>
  </div>
);
