import type { ReactNode } from 'react';
import { DRAWINGS, PLACEHOLDER } from '../../../content/drawings.ts';
import { VehiclePicture } from '../vehicle-picture.tsx';
import styles from './lineup.module.css';

interface BrandFaceProps {
  /** Id of the model whose drawing stands for the brand. */
  readonly model: string;
  readonly priority?: 'first' | 'later';
  /** On a corner of the picture. */
  readonly children?: ReactNode;
}

/** A cart that stands for its brand; decoration. */
export const BrandFace = ({ model, priority = 'first', children }: BrandFaceProps) => (
  <div className={styles.picture}>
    <div className={priority === 'later' ? styles.later : undefined}>
      <VehiclePicture src={DRAWINGS.get(model) ?? PLACEHOLDER} alt="" priority={priority} />
    </div>
    {children ? <div className={styles.badge}>{children}</div> : null}
  </div>
);
