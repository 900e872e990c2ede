import {
  CO2_LBS_PER_GALLON,
  ELECTRICITY_PRICE,
  GAS_CART_MPG,
  GAS_PRICE,
  KWH_PER_MILE,
  LBS_PER_TON,
  MILES_PER_WEEK,
  TREES_PER_TON,
  USAGE_MULTIPLIERS,
  type Usage,
  WEEKS_PER_YEAR,
  YEARS,
} from './assumptions.ts';
import { clamp } from './range.ts';

/** US dollars: gas per gallon, electricity per kilowatt-hour. */
export interface Prices {
  readonly gas: number;
  readonly electricity: number;
}

/** The prices of everyone who names no others. */
export const STANDARD_PRICES: Prices = { gas: GAS_PRICE.standard, electricity: ELECTRICITY_PRICE.standard };

export interface ImpactInputs {
  readonly milesPerWeek: number;
  readonly usage: Usage;
  readonly years: number;
  readonly prices: Prices;
}

/** Over the whole time: pounds, gallons, US dollars, trees. */
export interface Impact {
  readonly co2Saved: number;
  readonly fuelSaved: number;
  readonly costSaved: number;
  readonly treesEquivalent: number;
  readonly electricCost: number;
  readonly netSavings: number;
}

/** What an electric cart saves against a gas cart driven as far. Numbers out of their range count as its nearest. */
export const impactOf = ({ milesPerWeek, usage, years, prices }: ImpactInputs): Impact => {
  const miles = clamp(milesPerWeek, MILES_PER_WEEK) * WEEKS_PER_YEAR * clamp(years, YEARS) * USAGE_MULTIPLIERS[usage];
  const fuelSaved = miles / GAS_CART_MPG;
  const co2Saved = fuelSaved * CO2_LBS_PER_GALLON;
  const costSaved = fuelSaved * clamp(prices.gas, GAS_PRICE);
  const electricCost = miles * KWH_PER_MILE * clamp(prices.electricity, ELECTRICITY_PRICE);
  return {
    co2Saved,
    fuelSaved,
    costSaved,
    treesEquivalent: (co2Saved / LBS_PER_TON) * TREES_PER_TON,
    electricCost,
    netSavings: costSaved - electricCost,
  };
};
