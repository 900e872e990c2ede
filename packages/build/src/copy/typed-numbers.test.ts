import { typedNumbersIn } from './typed-numbers.ts';

test.each([
  ["export const title = '0% Financing';", '0% Financing'],
  ["const value = '15+';", '15+'],
  ['const Part = () => <p>From $155 an hour</p>;', 'From $155 an hour'],
  [`const lead = \`Within 24 hours, \${name}\`;`, 'Within 24 hours, '],
])('%s types a number', (source, text) => {
  expect(typedNumbersIn(source, true)).toEqual([text]);
});

test.each([
  [`const title = \`\${financing.lowestAprPercent}% Financing\`;`],
  ['const Part = () => <img src={art} alt="" width="800" height="600" />;'],
  ["import art from './art 2 of them.svg';"],
])('%s types none', (source) => {
  expect(typedNumbersIn(source, true)).toEqual([]);
});
