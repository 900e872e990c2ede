import { impactOf, STANDARD_PRICES } from '../../domain/impact.ts';
import { FIGURES, impactHeading, impactSentence } from './figures.ts';

const impact = impactOf({ milesPerWeek: 25, usage: 'recreational', years: 1, prices: STANDARD_PRICES });

test('the heading counts its years', () => {
  expect(impactHeading(1)).toBe('Environmental Impact Over 1 Year');
  expect(impactHeading(5)).toBe('Environmental Impact Over 5 Years');
});

test('every result of an impact has one figure', () => {
  expect(FIGURES.map(({ result }) => result).sort()).toEqual(Object.keys(impact).sort());
});

test('money has no decimals, and small counts have one', () => {
  const shown = Object.fromEntries(FIGURES.map(({ result, format }) => [result, format(impact[result] / 2)]));
  expect(shown).toEqual({
    netSavings: '$140',
    costSaved: '$152',
    electricCost: '$12',
    co2Saved: '849',
    fuelSaved: '43',
    treesEquivalent: '7',
  });
});

test('all six results make one announcement', () => {
  expect(impactSentence(impact, 1)).toBe(
    'Over 1 year. $280 net savings. $303 not spent on gas. $23 spent on electricity. ' +
      '1,699 lbs of CO2 saved at the tailpipe. 87 gallons of gas saved. 14 trees take up as much CO2.',
  );
});
