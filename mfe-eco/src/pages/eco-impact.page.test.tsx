/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import EcoImpactPage from './eco-impact.page.tsx';

const open = (search = '') =>
  render(
    <MemoryRouter>
      <EcoImpactPage search={new URLSearchParams(search)} />
    </MemoryRouter>,
  );

const results = (heading: string) => within(screen.getByRole('region', { name: heading }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

test('given no question, the page opens with the default example, standing still and without a celebration', () => {
  open();
  const shown = results('Environmental Impact Over 1 Year');
  expect(shown.getByText('net savings').nextSibling?.textContent).toBe('$280');
  expect(shown.getByRole('status').textContent).toBe('');
});

test('given a question in its address, the page opens with the answer', () => {
  open('milesPerWeek=60&usage=golf_course&years=10');
  const shown = results('Environmental Impact Over 10 Years');
  expect(shown.getByText('net savings').nextSibling?.textContent).toBe('$16,796');
  expect(shown.getByText('Golf course use, 60 miles a week.', { exact: false })).toBeTruthy();
});

test('a calculation takes its time, then says everything once and keeps it in the address', () => {
  open();
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Miles per week' }), { target: { value: '100' } });
  fireEvent.click(screen.getByRole('button', { name: 'Calculate Impact' }));
  expect(screen.getByRole('button', { name: 'Calculating...' }).matches(':disabled')).toBe(true);

  wait(1500);
  expect(screen.getByRole('status').textContent).toBe(
    'Great Choice for the Environment!Your switch to electric saves the planet and your wallet' +
      'Over 1 year. $1,120 net savings. $1,213 not spent on gas. $94 spent on electricity. ' +
      '6,795 lbs of CO2 saved at the tailpipe. 347 gallons of gas saved. 56 trees take up as much CO2.',
  );
  expect(location.pathname + location.search).toBe('/eco-impact?milesPerWeek=100&usage=recreational&years=1');

  wait(3000);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('button', { name: 'Calculate Impact' }).matches(':disabled')).toBe(false);
});

test('the chart tells its end in words and its steps in a table', () => {
  open('years=5');
  expect(
    screen.getByRole('img', { name: /^Two lines rise evenly over 5 years: gas to \$1,517, electricity to \$117/ }),
  ).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Cost of energy so far', hidden: true }));
  expect(table.getAllByRole('row', { hidden: true })).toHaveLength(6);
});

test('claims stand with their conditions, and the way on is a click away', () => {
  open();
  expect(screen.getByText('motor efficiency, versus 25% for gas')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'assumptions below' }).getAttribute('href')).toBe('#assumptions');
  expect(document.getElementById('assumptions')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Inventory' }).getAttribute('href')).toBe('/inventory');
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
});
