import { formatDollars, Hero, Section, SectionHeader } from '@sgc/ui';
import { impactOf } from '../domain/impact.ts';

const EXAMPLE = { milesPerWeek: 25, usage: 'recreational', years: 1 } as const;

export default function EcoImpactPage() {
  const { netSavings, fuelSaved } = impactOf(EXAMPLE);
  return (
    <>
      <Hero title="Eco-impact calculator" lead="What an electric cart saves, with every assumption shown." />
      <Section labelledBy="example">
        <SectionHeader id="example" title="An example" />
        <p>
          {EXAMPLE.milesPerWeek} miles a week for a year save {Math.round(fuelSaved)} gallons of gas and{' '}
          {formatDollars(netSavings)} after paying for electricity.
        </p>
      </Section>
    </>
  );
}
