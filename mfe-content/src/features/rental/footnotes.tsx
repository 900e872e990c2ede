import { RENTAL_FOOTNOTES } from '../../content/rentals-copy.ts';
import { fill, type Tokens } from '../../content/tokens.ts';
import { RENTAL_PLANS } from '../../domain/rental/rental-plans.ts';
import { planName } from './plan-name.ts';
import styles from './rental.module.css';

const [four, six] = RENTAL_PLANS;

/** What holds for all plans. */
export const Footnotes = ({ tokens }: { tokens: Tokens }) => {
  const all = { ...tokens, 'plan.four': four ? planName(four) : '', 'plan.six': six ? planName(six) : '' };
  return (
    <ul className={styles.footnotes}>
      {RENTAL_FOOTNOTES.map((footnote) => (
        <li key={footnote}>{fill(footnote, all)}</li>
      ))}
    </ul>
  );
};
