import type { Financing } from '@sgc/contract/business';

const MONTHS_OF_A_YEAR = 12;

/** Terms that financing comes in, in months: whole years, and the ends of the offer. */
export const termsOf = ({ shortestMonths, longestMonths }: Financing): readonly number[] => {
  const years = Math.floor(longestMonths / MONTHS_OF_A_YEAR);
  const whole = Array.from({ length: years }, (_, year) => (year + 1) * MONTHS_OF_A_YEAR);
  return [...new Set([shortestMonths, ...whole.filter((months) => months > shortestMonths), longestMonths])];
};

/** Highest yearly rate that an estimate takes, in percent: what is above is a slip of the finger. */
export const HIGHEST_RATE = 40;

/** What an estimate is made of: dollars, months, and a yearly rate in percent. */
export interface LoanTerms {
  readonly amount: number;
  readonly downPayment: number;
  readonly months: number;
  readonly yearlyRate: number;
}

/**
 * All in dollars and whole cents. The last payment is what is left then; `total` is what all payments add up to, and
 * `interest` its part above the loan.
 */
export interface PaymentEstimate {
  readonly financed: number;
  readonly monthly: number;
  readonly last: number;
  readonly total: number;
  readonly interest: number;
}

const inCents = (dollars: number): number => Math.round(dollars * 100);

const monthlyCents = (principalCents: number, months: number, yearlyRate: number): number => {
  const rate = yearlyRate / 100 / MONTHS_OF_A_YEAR;
  if (rate === 0) return Math.ceil(principalCents / months);
  // -expm1(-n log1p(r)) is 1 - (1 + r)^-n without losing the digits of a small rate.
  const exact = (principalCents * rate) / -Math.expm1(-months * Math.log1p(rate));
  return Math.ceil(exact);
};

/** What is paid in all, and at last: interest is charged to the cent each month, and the last payment clears the rest. */
const payOff = (principal: number, monthly: number, months: number, yearlyRate: number) => {
  const rate = yearlyRate / 100 / MONTHS_OF_A_YEAR;
  let left = principal;
  let total = 0;
  let last = 0;
  for (let month = 1; month <= months; month += 1) {
    const due = left + Math.round(left * rate);
    last = month === months ? due : Math.min(monthly, due);
    left = due - last;
    total += last;
  }
  return { total, last };
};

/** Equal monthly payments that pay a loan off, each rounded up to the cent; the last one clears what is left. */
export const estimatePayment = ({ amount, downPayment, months, yearlyRate }: LoanTerms): PaymentEstimate => {
  const principal = Math.max(inCents(amount) - inCents(downPayment), 0);
  const monthly = monthlyCents(principal, months, yearlyRate);
  const { total, last } = payOff(principal, monthly, months, yearlyRate);
  return {
    financed: principal / 100,
    monthly: monthly / 100,
    last: last / 100,
    total: total / 100,
    interest: (total - principal) / 100,
  };
};
