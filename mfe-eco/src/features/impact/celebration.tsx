import { Icon } from '@sgc/ui';
import { CELEBRATION } from '../../content/celebration.ts';
import styles from './celebration.module.css';

/** Congratulates on a result. Screen readers hear the same words with the results, in one go. */
export const Celebration = () => (
  <div aria-hidden="true" className={styles.celebration}>
    <span className={styles.leaf}>
      <Icon name="leaf" />
    </span>
    <div>
      <p className={styles.title}>{CELEBRATION.title}</p>
      <p className={styles.text}>{CELEBRATION.text}</p>
    </div>
  </div>
);
