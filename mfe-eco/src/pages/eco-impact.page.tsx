import type { PageProps } from '@sgc/contract/section';
import ecoPicture from '@sgc/illustrations/art/eco.svg';
import { Card, Hero, Section } from '@sgc/ui';
import { useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { inputsOf, readQuestion } from '../domain/question.schema.ts';
import { AssumptionsTable } from '../features/background/assumptions-table.tsx';
import { Benefits } from '../features/background/benefits.tsx';
import { FactCards } from '../features/background/fact-cards.tsx';
import { NextSteps } from '../features/background/next-steps.tsx';
import { QuestionForm } from '../features/calculator/question-form.tsx';
import { useCalculation } from '../features/calculator/use-calculation.ts';
import { CostChart } from '../features/cost-chart/cost-chart.tsx';
import { ImpactResults } from '../features/impact/impact-results.tsx';
import styles from './eco-impact.module.css';

type EcoImpactPageProps = Pick<PageProps, 'search'>;

const Calculator = ({ search }: EcoImpactPageProps) => {
  const { calculation, ask } = useCalculation(readQuestion(search));
  const { phase, asked, answered, answers } = calculation;
  // A frame after the figures: on a slow device both together are a long task.
  const charted = useDeferredValue(answered);
  const chart = useMemo(() => <CostChart inputs={inputsOf(charted)} />, [charted]);
  return (
    <div className={styles.calculator}>
      <div className={styles.question}>
        <Card>
          <h2 className={styles.title}>Your driving</h2>
          <QuestionForm question={asked} calculating={phase === 'calculating'} onAsk={ask} />
        </Card>
      </div>
      <ImpactResults
        question={answered}
        answers={answers}
        calculating={phase === 'calculating'}
        celebrating={phase === 'celebrating'}
      >
        {chart}
      </ImpactResults>
    </div>
  );
};

export default function EcoImpactPage({ search }: EcoImpactPageProps) {
  // Every navigation to this page starts with the answer to its own address.
  const { key } = useLocation();
  return (
    <>
      <Hero
        title="Eco-Impact Calculator"
        lead="What an electric cart saves over a gas cart: fuel, money and carbon dioxide, with every assumption shown."
        media={<img src={ecoPicture} alt="" width="800" height="600" />}
      />
      <Section>
        <Calculator key={key} search={search} />
      </Section>
      <Benefits />
      <FactCards />
      <AssumptionsTable />
      <NextSteps />
    </>
  );
}
