import * as z from 'zod/mini';
import { FACTS } from './facts.ts';

const fact = z.union([
  z.number().check(z.nonnegative()),
  z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 :,./-]*$/), z.maxLength(30)),
]);

test('every fact is a number that is not negative, or a short text', () => {
  z.record(z.string(), z.record(z.string(), fact)).parse(FACTS);
});

test('the report adds up: all people at peak, and all people by place', () => {
  const { fullTime, partTime, seasonal, peak, poconoPines, scrantonWilkesBarre, mobileService } = FACTS.staffing;
  expect(fullTime + partTime + seasonal).toBe(peak);
  expect(poconoPines + scrantonWilkesBarre + mobileService).toBe(peak);
});

test('two figures that stand in two places of the specification agree', () => {
  expect(FACTS.rental.minimumHours).toBe(FACTS.rental.periodHours);
  expect(FACTS.delivery.rentalPerMileUsd).toBe(FACTS.delivery.extendedPerMileUsd);
});
