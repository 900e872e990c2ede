import { classNames } from '../class-names.ts';
import styles from './button.module.css';

/** How a button or a link as a button looks. */
export interface ButtonLook {
  /** `spark` is the call to action, at most one a view; `solid` the second voice; `outline` the third; `quiet` bare. */
  readonly variant?: 'spark' | 'solid' | 'outline' | 'quiet' | undefined;
  readonly size?: 'md' | 'sm' | undefined;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
}

export const buttonClass = ({ variant = 'spark', size = 'md', block = false }: ButtonLook): string =>
  classNames(styles.button, styles[variant], size === 'sm' && styles.small, block && styles.block);
