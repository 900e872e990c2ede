import { ButtonLink, Card, Cluster, Facts, Notice } from '@sgc/ui';
import { daysText } from './plan-name.ts';
import { type Quote, quoteAddress } from './quote.ts';
import styles from './rental.module.css';

interface CostSummaryProps {
  readonly quote: Quote;
  readonly days: number;
  /** Where the phone's button leads. */
  readonly dial: string;
}

/** What a rental costs, part by part, and how to ask for it. */
export const CostSummary = ({ quote, days, dial }: CostSummaryProps) => {
  const { title, when, cost, lines, total, totalNote } = quote;
  const listed = daysText(cost.price.days);
  return (
    <Card
      as="section"
      footer={
        <Cluster>
          <ButtonLink href={quoteAddress(quote)}>Request this rental</ButtonLink>
          <ButtonLink href={dial} variant="outline">
            Reserve by phone
          </ButtonLink>
        </Cluster>
      }
    >
      <h3>{title}</h3>
      {when === undefined ? null : <p>{when}</p>}
      <p>
        <strong className={styles.total}>{total}</strong>
        {totalNote}
      </p>
      <Facts
        facts={lines.map(({ name, ground, value }) => ({
          name: ground === undefined ? name : `${name}: ${ground}`,
          value,
        }))}
      />
      {cost.price.days > days ? (
        <Notice tone="good">
          The price for {listed} is lower than that for {daysText(days)}, so you may keep the cart for {listed}.
        </Notice>
      ) : null}
    </Card>
  );
};
