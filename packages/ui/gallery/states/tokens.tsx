import { Grid } from '../../src/index.ts';
import styles from './tokens.module.css';

const COLOURS = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'brand',
  'brand-surface',
  'spark',
  'plate',
  'notice',
  'danger',
] as const;

/** Colours as swatches and sizes of type as words. */
export const TokenStates = () => (
  <>
    <Grid as="ul" min="sm">
      {COLOURS.map((name) => (
        <li key={name} className={styles.item}>
          <span className={`${styles.swatch} ${styles[name]}`} />
          {name}
        </li>
      ))}
    </Grid>
    <div>
      <p className={styles.text3xl}>Anthracite 3xl</p>
      <p className={styles.text2xl}>Hemlock ridge 2xl</p>
      <p className={styles.textXl}>Enamel plate xl</p>
      <p className={styles.textLg}>Spark and lamp lg, 0123456789 $12,995</p>
    </div>
  </>
);
