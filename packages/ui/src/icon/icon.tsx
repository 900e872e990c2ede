import { VisuallyHidden } from '../base/visually-hidden.tsx';
import styles from './icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** Properties of {@link Icon}. */
export interface IconProps {
  readonly name: IconName;
  /** What it means where no text beside it says so. Without it the icon is decoration. */
  readonly label?: string;
}

/** A line icon, as high as the text around it and in its colour. */
export const Icon = ({ name, label }: IconProps) => (
  <>
    <svg
      aria-hidden="true"
      className={styles.icon}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
    {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
  </>
);
