/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Hours } from './hours.tsx';

const desk = (
  <Hours
    entries={[{ days: 'Mon-Sat', opens: '09:00', closes: '17:00' }, { days: 'Sun' }]}
    timeZone="America/New_York"
  />
);

/** Where browsers do not say when they are idle, as jsdom. */
const IDLE_MS = 2000;

// A Saturday, a minute and a half before the desk closes.
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-06-20T16:58:30-04:00') }));
afterEach(() => jest.useRealTimers());

const takenOver = () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(desk);
  document.body.append(container);
  const errors: unknown[] = [];
  render(desk, { container, hydrate: true, onRecoverableError: (error) => errors.push(error) });
  act(() => jest.advanceTimersByTime(IDLE_MS));
  expect(errors).toEqual([]);
  return container.querySelector('p');
};

test('the server leaves the line of the current hour empty, and keeps its place', () => {
  expect(renderToString(desk)).toMatch(/<p class="[^"]*"><\/p>/);
});

test('the browser fills it in, and changes it when the desk closes', () => {
  const line = takenOver();
  expect(line?.textContent).toBe('Open now, until 5PM');
  act(() => jest.advanceTimersByTime(89_999 - IDLE_MS));
  expect(line?.textContent).toBe('Open now, until 5PM');
  act(() => jest.advanceTimersByTime(1));
  expect(line?.textContent).toBe('Closed now, opens Mon 9AM');
  expect(line?.dataset.open).toBe('false');
});

test('hours without a place for their clock are a table alone', () => {
  const { container } = render(<Hours entries={[{ days: 'Sun' }]} />);
  expect(container.querySelector('p')).toBeNull();
});
