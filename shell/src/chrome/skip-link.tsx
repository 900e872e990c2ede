import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the bar, to the page. */
export const SkipLink = () => (
  <a href="#main" className={styles.skip}>
    Skip to main content
  </a>
);
