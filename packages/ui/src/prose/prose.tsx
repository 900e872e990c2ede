import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text: headings, paragraphs, lists and links in reading rhythm. */
export const Prose = ({ children }: { children: ReactNode }) => <div className={styles.prose}>{children}</div>;
