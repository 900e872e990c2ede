import { type ImpactInputs, impactOf } from './impact.ts';

/** US dollars spent on energy from the start until then. */
export interface CostPoint {
  readonly years: number;
  readonly gas: number;
  readonly electric: number;
}

/** Quarters of a single year, halves of a few, whole years of many. */
const stepsIn = (years: number): number => {
  if (years <= 1) return 4;
  return years <= 3 ? years * 2 : years;
};

/** How the cost of gas and of electricity adds up, from nothing to the last day. Energy only, not the carts. */
export const costOverTime = (inputs: ImpactInputs): readonly CostPoint[] => {
  const { costSaved, electricCost } = impactOf(inputs);
  const steps = stepsIn(inputs.years);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    return { years: inputs.years * part, gas: costSaved * part, electric: electricCost * part };
  });
};
