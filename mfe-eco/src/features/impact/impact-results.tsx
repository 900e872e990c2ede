import { Figures, formatDollars, VisuallyHidden } from '@sgc/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { CELEBRATION } from '../../content/celebration.ts';
import { formatNumber, USAGE_NAMES } from '../../content/words.ts';
import { impactOf } from '../../domain/impact.ts';
import { addressOf, IMPACT_ID, inputsOf, type Question } from '../../domain/question.schema.ts';
import { Celebration } from './celebration.tsx';
import { CountedFigure } from './counted-figure.tsx';
import { FIGURES, impactHeading, impactSentence, NET_SAVINGS } from './figures.ts';
import styles from './impact-results.module.css';
import { PriceEffect } from './price-effect.tsx';
import { ShareLink } from './share-link.tsx';

export interface ImpactResultsProps {
  readonly question: Question;
  /** How many answers the visitor asked for on this page; 0 while it shows the one it came with. */
  readonly answers: number;
  readonly calculating: boolean;
  readonly celebrating: boolean;
  /** Shown below the figures. */
  readonly children?: ReactNode;
}

/** The six results of a question. */
export const ImpactResults = ({ question, answers, calculating, celebrating, children }: ImpactResultsProps) => {
  const head = useRef<HTMLDivElement>(null);
  const inputs = inputsOf(question);
  const impact = impactOf(inputs);
  const counts = answers > 0;
  const address = addressOf(question);

  useEffect(() => {
    if (answers === 0) return;
    // The address becomes the result's without a navigation: one would start the page over.
    history.replaceState(history.state, '', address);
    const { matches: still } = matchMedia('(prefers-reduced-motion: reduce)');
    head.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
  }, [answers, address]);

  return (
    <section
      id={IMPACT_ID}
      aria-labelledby="impact-heading"
      aria-busy={calculating}
      data-tone="plate"
      className={styles.results}
    >
      <div ref={head} className={styles.head}>
        <h2 id="impact-heading" className={styles.heading}>
          {impactHeading(inputs.years)}
        </h2>
        <div className={styles.asked}>
          <p>
            {USAGE_NAMES[inputs.usage]} use, {formatNumber(inputs.milesPerWeek)} miles a week. Gas at{' '}
            {formatDollars(inputs.prices.gas, true)} a gallon, electricity at{' '}
            {formatDollars(inputs.prices.electricity, true)} a kWh.
          </p>
          <ShareLink address={address} />
          {celebrating ? <Celebration /> : null}
        </div>
        <div key={answers} className={styles.figures}>
          <p className={styles.net}>
            <span className={styles.netName}>{NET_SAVINGS.name}</span>
            <span className={styles.netValue}>
              <CountedFigure figure={NET_SAVINGS} impact={impact} counts={counts} place={FIGURES.length} />
            </span>
          </p>
          <Figures
            facts={FIGURES.map((figure, place) => ({
              name: figure.name,
              value: <CountedFigure figure={figure} impact={impact} counts={counts} place={place} />,
            }))}
          />
        </div>
      </div>
      {question.prices === 'own' ? <PriceEffect inputs={inputs} /> : null}
      {children}
      <div role="status">
        <VisuallyHidden>
          {counts && !calculating
            ? `${CELEBRATION.title} ${CELEBRATION.text}. ${impactSentence(impact, inputs.years)}`
            : ''}
        </VisuallyHidden>
      </div>
    </section>
  );
};
