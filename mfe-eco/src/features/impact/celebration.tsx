import { Icon, VisuallyHidden } from '@sgc/ui';
import { CELEBRATION } from '../../content/celebration.ts';
import styles from './celebration.module.css';

/**
 * Congratulates on a result. Screen readers hear it followed by `results`, in one announcement: the figures on the
 * page are counting up meanwhile.
 */
export const Celebration = ({ results }: { readonly results: string }) => (
  <div className={styles.celebration}>
    <span className={styles.leaf}>
      <Icon name="leaf" />
    </span>
    <div>
      <p className={styles.title}>{CELEBRATION.title}</p>
      <p className={styles.text}>{CELEBRATION.text}</p>
    </div>
    <VisuallyHidden>{results}</VisuallyHidden>
  </div>
);
