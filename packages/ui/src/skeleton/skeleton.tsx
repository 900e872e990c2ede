import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** Properties of {@link Skeleton}. */
export interface SkeletonProps {
  /** `text`: a line. `title`: a headline. `media`: a 4 by 3 picture. `button`: a control. */
  readonly shape?: 'text' | 'title' | 'media' | 'button';
}

/**
 * The place of something that is loading. Silent for screen readers: the container says once that it is busy
 * (`aria-busy`).
 */
export const Skeleton = ({ shape = 'text' }: SkeletonProps) => (
  <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape])} />
);
