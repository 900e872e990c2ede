import type { Financing } from '@sgc/contract/business';
import { ESTIMATE_FIELDS, type EstimateField } from './estimate-fields.ts';
import { HIGHEST_RATE, type LoanTerms, termsOf } from './payment.ts';

/** The estimator's fields as they were typed. */
export type EstimateRequest = Readonly<Record<EstimateField, string>>;

/** The offer at the lowest rate, on select models; anything else takes the rate that was typed. */
export const PROMOTION = 'promotion';

/** An amount that no cart costs. */
const HIGHEST_AMOUNT = 1_000_000;

/** Characters that a figure may take, with its signs and spaces. */
const LONGEST_FIGURE = 20;

/** "$12,995.00" as a number; undefined for what is no amount of dollars. */
const readDollars = (text: string): number | undefined => {
  const plain = text.replace(/[\s$,]/g, '');
  if (!/^\d+(\.\d{0,2})?$/.test(plain)) return undefined;
  const amount = Number(plain);
  return amount <= HIGHEST_AMOUNT ? amount : undefined;
};

/** "7.99%" as a number of percent. */
const readRate = (text: string): number | undefined => {
  const plain = text.replace(/[\s%]/g, '');
  if (!/^\d{1,2}(\.\d{0,3})?$/.test(plain)) return undefined;
  const rate = Number(plain);
  return rate <= HIGHEST_RATE ? rate : undefined;
};

/** What an estimate can be made from, or what is wrong with each field. Empty fields are no mistake, only incomplete. */
export type ReadRequest =
  | { readonly kind: 'complete'; readonly terms: LoanTerms }
  | { readonly kind: 'incomplete'; readonly mistakes: Readonly<Partial<Record<EstimateField, string>>> };

export const readEstimateRequest = (request: EstimateRequest, financing: Financing): ReadRequest => {
  const amount = readDollars(request.amount);
  const downPayment = request.down.trim() === '' ? 0 : readDollars(request.down);
  const months = termsOf(financing).find((term) => String(term) === request.term);
  const yearlyRate = request.offer === PROMOTION ? financing.lowestAprPercent : readRate(request.rate);

  if (amount !== undefined && downPayment !== undefined && months !== undefined && yearlyRate !== undefined) {
    if (downPayment <= amount) return { kind: 'complete', terms: { amount, downPayment, months, yearlyRate } };
    return { kind: 'incomplete', mistakes: { down: 'The down payment is more than the price' } };
  }
  const isMistake = (field: EstimateField, read: number | undefined) =>
    read === undefined && request[field].trim() !== '';
  return {
    kind: 'incomplete',
    mistakes: {
      ...(isMistake('amount', amount) ? { amount: 'Enter the price in dollars, such as 12,995' } : {}),
      ...(isMistake('down', downPayment) ? { down: 'Enter the down payment in dollars, such as 1,500' } : {}),
      ...(isMistake('rate', yearlyRate) ? { rate: `Enter a yearly rate from 0 to ${HIGHEST_RATE} percent` } : {}),
    },
  };
};

/** What the estimator shows before anything is typed: five years, at a rate that the visitor knows better than we do. */
const UNTOUCHED: EstimateRequest = { amount: '', down: '', term: '60', offer: 'typed', rate: '' };

/** The fields to start from, each as given or untouched. */
export const initialRequest = (given: Readonly<Partial<Record<EstimateField, string>>>): EstimateRequest => ({
  ...UNTOUCHED,
  ...given,
});

/** The fields to start from, out of an address. A field is cut where no figure goes on. */
export const requestFrom = (search: URLSearchParams): EstimateRequest =>
  initialRequest(
    Object.fromEntries(
      ESTIMATE_FIELDS.flatMap((field) => {
        const typed = search.get(field);
        return typed === null ? [] : [[field, typed.slice(0, LONGEST_FIGURE)]];
      }),
    ),
  );
