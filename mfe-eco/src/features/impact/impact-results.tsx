import { afterPaint, formatDollars } from '@sgc/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatQuantity, USAGE_NAMES } from '../../content/words.ts';
import { impactOf } from '../../domain/impact.ts';
import { addressOf, IMPACT_ID, inputsOf, type Question } from '../../domain/question.schema.ts';
import { Celebration } from './celebration.tsx';
import { CountedFigure } from './counted-figure.tsx';
import { FIGURES, impactHeading, impactSentence } from './figures.ts';
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
    // Once the figures are painted: in the task that renders them, scrolling would have the page laid out twice.
    return afterPaint(() => {
      const { matches: still } = matchMedia('(prefers-reduced-motion: reduce)');
      head.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
    });
  }, [answers, address]);

  return (
    <section
      id={IMPACT_ID}
      aria-labelledby="impact-heading"
      data-calculating={calculating}
      data-tone="plate"
      className={styles.results}
    >
      <div ref={head} className={styles.head}>
        <h2 id="impact-heading" className={styles.heading}>
          {impactHeading(inputs.years)}
        </h2>
        <div className={styles.asked}>
          <p>
            {USAGE_NAMES[inputs.usage]} use, {formatQuantity(inputs.milesPerWeek)} miles a week. Gas at{' '}
            {formatDollars(inputs.prices.gas, true)} a gallon, electricity at{' '}
            {formatDollars(inputs.prices.electricity, true)} a kWh.
          </p>
          <ShareLink address={address} />
          <div role="status">{celebrating ? <Celebration results={impactSentence(impact, inputs.years)} /> : null}</div>
        </div>
        <dl key={answers} className={styles.figures}>
          {FIGURES.map((figure, place) => (
            <div key={figure.result} className={styles.figure}>
              <dt className={styles.name}>{figure.name}</dt>
              <dd className={styles.value}>
                <CountedFigure figure={figure} impact={impact} counts={counts} place={place} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {question.prices === 'own' ? <PriceEffect inputs={inputs} /> : null}
      {children}
    </section>
  );
};
