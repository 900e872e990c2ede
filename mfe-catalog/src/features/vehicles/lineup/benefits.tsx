import { Badge, CheckList, Section, SectionHeader } from '@sgc/ui';
import { BrandFace } from './brand-face.tsx';
import styles from './lineup.module.css';

interface BenefitsProps {
  readonly title: string;
  readonly items: readonly string[];
  /** Id of the model on the picture. */
  readonly face: string;
  /** The word on the picture. */
  readonly badge?: string;
}

/** What speaks for a brand, beside a picture. */
export const Benefits = ({ title, items, face, badge }: BenefitsProps) => (
  <Section labelledBy="benefits">
    <div className={styles.benefits}>
      <div>
        <SectionHeader id="benefits" title={title} />
        <CheckList items={items} />
      </div>
      <BrandFace model={face} priority="later">
        {badge === undefined ? null : <Badge tone="spark">{badge}</Badge>}
      </BrandFace>
    </div>
  </Section>
);
