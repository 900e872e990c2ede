import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { Card, Facts, type HeadingLevel, Hours } from '@sgc/ui';
import styles from './reach.module.css';

interface ReachCardProps {
  readonly business: BusinessProfile;
  readonly title: string;
  readonly level?: HeadingLevel;
}

/** How to reach the dealer, and when someone answers. */
export const ReachCard = ({ business, title, level = 2 }: ReachCardProps) => {
  const Heading = `h${level}` as const;
  const Subheading = `h${Math.min(level + 1, 4) as HeadingLevel}` as const;
  return (
    <Card>
      <Heading className={styles.title}>{title}</Heading>
      <Facts
        facts={[
          { name: 'Phone, toll-free', value: <a href={telephoneHref(business.phone)}>{business.phone}</a> },
          { name: 'Email', value: <a href={`mailto:${business.email}`}>{business.email}</a> },
          { name: 'Service area', value: `${business.county}, ${business.state}` },
        ]}
      />
      <Subheading className={styles.subtitle}>Showroom and phone hours</Subheading>
      <Hours entries={business.showroomHours} timeZone={business.timeZone} />
    </Card>
  );
};
