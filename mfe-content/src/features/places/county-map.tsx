import { COUNTY_PATHS, MAP_SIZE, project } from '../../domain/county/county-map.ts';
import { DOT_RADIUS, placeLabel } from '../../domain/county/map-label.ts';
import type { Municipality } from '../../domain/municipality/municipality.ts';
import styles from './places.module.css';

/** Properties of {@link CountyMap}. */
interface CountyMapProps {
  /** Everything served: a small dot each. */
  readonly places: readonly Municipality[];
  /** The place that the page is about. */
  readonly marked?: Municipality;
  /** What the map shows, in words. */
  readonly label: string;
}

/** A map of the county, drawn by the page itself: nothing is loaded for it. */
export const CountyMap = ({ places, marked, label }: CountyMapProps) => {
  const dots = places.map(project);
  const spot = marked && project(marked);
  return (
    <svg className={styles.map} viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} role="img" aria-label={label}>
      {marked && marked.county !== 'Schuylkill' ? (
        <path className={styles.neighborCounty} d={COUNTY_PATHS[marked.county]} />
      ) : null}
      <path className={styles.county} d={COUNTY_PATHS.Schuylkill} />
      {dots.map(({ x, y }, index) => (
        <circle key={places[index]?.slug} className={styles.place} cx={x} cy={y} r={marked ? DOT_RADIUS : 4.5} />
      ))}
      {spot && marked ? (
        <>
          <circle className={styles.halo} cx={spot.x} cy={spot.y} r={14} />
          <circle className={styles.marked} cx={spot.x} cy={spot.y} r={7} />
          <text className={styles.name} {...placeLabel(marked.name, spot, dots)}>
            {marked.name}
          </text>
        </>
      ) : null}
    </svg>
  );
};
