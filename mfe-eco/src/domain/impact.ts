/** Pounds of CO2 from burning one gallon of gas. */
export const CO2_LBS_PER_GALLON = 19.6;
/** Miles per gallon of a gas cart. */
export const GAS_CART_MPG = 15;
/** US dollars per gallon of gas. */
export const GAS_DOLLARS_PER_GALLON = 3.5;
/** US dollars per kilowatt-hour. */
export const ELECTRICITY_DOLLARS_PER_KWH = 0.12;
/** Kilowatt-hours an electric cart uses per mile. */
export const KWH_PER_MILE = 0.15;
/** Trees that take up one ton of CO2. */
export const TREES_PER_TON = 16.5;
const LBS_PER_TON = 2000;
const WEEKS_PER_YEAR = 52;

/** How much more than a recreational cart one of another use is driven. */
export const USAGE_MULTIPLIERS = { recreational: 1, residential: 1.2, commercial: 2, golf_course: 2.5 } as const;
export type Usage = keyof typeof USAGE_MULTIPLIERS;

export interface ImpactInputs {
  readonly milesPerWeek: number;
  readonly usage: Usage;
  readonly years: number;
}

/** Gallons, pounds, US dollars and trees over the whole time. */
export interface Impact {
  readonly co2Saved: number;
  readonly fuelSaved: number;
  readonly costSaved: number;
  readonly treesEquivalent: number;
  readonly electricCost: number;
  readonly netSavings: number;
}

/** What an electric cart saves against a gas cart driven as far. */
export const impactOf = ({ milesPerWeek, usage, years }: ImpactInputs): Impact => {
  const miles = milesPerWeek * WEEKS_PER_YEAR * years * USAGE_MULTIPLIERS[usage];
  const fuelSaved = miles / GAS_CART_MPG;
  const co2Saved = fuelSaved * CO2_LBS_PER_GALLON;
  const costSaved = fuelSaved * GAS_DOLLARS_PER_GALLON;
  const electricCost = miles * KWH_PER_MILE * ELECTRICITY_DOLLARS_PER_KWH;
  return {
    co2Saved,
    fuelSaved,
    costSaved,
    treesEquivalent: (co2Saved / LBS_PER_TON) * TREES_PER_TON,
    electricCost,
    netSavings: costSaved - electricCost,
  };
};
