import { Card, formatDollars, Grid, Section, SectionHeader } from '@sgc/ui';
import { formatQuantity } from '../../content/words.ts';
import { AVERAGE_ANNUAL_SAVINGS, MOTOR_EFFICIENCY, milesPerWeekToSave } from '../../domain/claims.ts';
import { ASSUMPTIONS_ID } from './assumptions-table.tsx';
import styles from './fact-cards.module.css';

const percent = (share: number): string => `${formatQuantity(share * 100)}%`;

/** The two figures that the dealer states, each with what it rests on. */
export const FactCards = () => (
  <Section labelledBy="facts">
    <SectionHeader id="facts" title="Two figures worth knowing" />
    <Grid as="ul" min="half">
      <li>
        <Card>
          <p className={styles.figure}>{percent(MOTOR_EFFICIENCY.electric)}</p>
          <h3>motor efficiency, versus {percent(MOTOR_EFFICIENCY.gas)} for gas</h3>
          <p>
            The share of the energy put in that comes out as motion. Typical figures for the motor or engine alone:
            charging and making the electricity are not counted.
          </p>
        </Card>
      </li>
      <li>
        <Card>
          <p className={styles.figure}>{formatDollars(AVERAGE_ANNUAL_SAVINGS)}+</p>
          <h3>average annual savings</h3>
          <p>
            With the <a href={`#${ASSUMPTIONS_ID}`}>assumptions below</a>, energy alone saves that much from{' '}
            {milesPerWeekToSave(AVERAGE_ANNUAL_SAVINGS, 'recreational')} recreational or{' '}
            {milesPerWeekToSave(AVERAGE_ANNUAL_SAVINGS, 'golf_course')} golf-course miles a week. Drive less and you
            save less: the calculator shows your own figure.
          </p>
        </Card>
      </li>
    </Grid>
  </Section>
);
