import { ADDRESSES } from '@sgc/contract/addresses';
import * as v from 'valibot';
import { ELECTRICITY_PRICE, GAS_PRICE, MILES_PER_WEEK, TIME_FRAMES, USAGES } from './assumptions.ts';
import { type ImpactInputs, STANDARD_PRICES } from './impact.ts';
import { clamp, type Range } from './range.ts';

/** A number as it was entered, what it counts as, and why these differ. */
export interface NumberReading {
  readonly entered: string;
  readonly value: number;
  readonly correction?: 'missing' | 'out of range';
}

const readNumber = (text: string, range: Range): NumberReading => {
  const entered = text.trim();
  const number = entered === '' ? Number.NaN : Number(entered);
  const value = clamp(number, range);
  if (Number.isNaN(number)) return { entered: '', value, correction: 'missing' };
  return value === number ? { entered, value } : { entered, value, correction: 'out of range' };
};

const numberWithin = (range: Range) =>
  v.pipe(
    v.optional(v.string(), String(range.standard)),
    v.transform((text) => readNumber(text, range)),
  );

const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  v.fallback(v.optional(v.picklist(options), options[0]), options[0]);

/** What a visitor asks, from the parameters of an address or the fields of the form: both have these names. */
const questionSchema = v.object({
  milesPerWeek: numberWithin(MILES_PER_WEEK),
  usage: choice(USAGES),
  years: v.fallback(v.optional(v.pipe(v.string(), v.transform(Number), v.picklist(TIME_FRAMES)), '1'), TIME_FRAMES[0]),
  prices: choice(['standard', 'own']),
  gas: numberWithin(GAS_PRICE),
  electricity: numberWithin(ELECTRICITY_PRICE),
});
export type Question = v.InferOutput<typeof questionSchema>;

/** Names of the parameters; the page declares them. */
export const QUESTION_PARAMETERS = Object.keys(questionSchema.entries) as (keyof Question)[];

/** Reads a question; never fails, because a value that cannot be read counts as the standard. */
export const readQuestion = (parameters: Iterable<readonly [string, string]>): Question =>
  v.parse(questionSchema, Object.fromEntries(parameters));

/** What a question comes to once its numbers are within their ranges. */
export const inputsOf = ({ milesPerWeek, usage, years, prices, gas, electricity }: Question): ImpactInputs => ({
  milesPerWeek: milesPerWeek.value,
  usage,
  years,
  prices: prices === 'own' ? { gas: gas.value, electricity: electricity.value } : STANDARD_PRICES,
});

/** Place of the results on the page. */
export const IMPACT_ID = 'impact';

/** The address that shows the answer to a question, for anyone who opens it. */
export const addressOf = ({ milesPerWeek, usage, years, prices, gas, electricity }: Question): string => {
  const parameters = new URLSearchParams({ milesPerWeek: `${milesPerWeek.value}`, usage, years: `${years}` });
  if (prices === 'own') {
    parameters.set('prices', prices);
    parameters.set('gas', `${gas.value}`);
    parameters.set('electricity', `${electricity.value}`);
  }
  return `${ADDRESSES.ecoImpact}?${parameters}#${IMPACT_ID}`;
};
