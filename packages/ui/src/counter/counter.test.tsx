/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { Counter } from './counter.tsx';

const motion = (allowed: boolean) =>
  Object.assign(window, { matchMedia: (query: string) => ({ matches: allowed && query.includes('no-preference') }) });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const shown = (container: HTMLElement) => container.querySelector('[aria-hidden]')?.textContent;

test('a counter counts up to its value within its time', () => {
  motion(true);
  const { container } = render(<Counter value={1000} duration={2000} />);
  act(() => jest.advanceTimersByTime(200));
  expect(Number(shown(container)?.replace(',', ''))).toBeLessThan(1000);
  act(() => jest.advanceTimersByTime(2000));
  expect(shown(container)).toBe('1,000');
});

test('its value does not show before it is counted to', () => {
  motion(true);
  const { container, rerender } = render(<Counter value={1000} />);
  expect(shown(container)).toBe('0');
  act(() => jest.advanceTimersByTime(2100));
  rerender(<Counter value={2000} />);
  expect(shown(container)).toBe('0');
});

test('screen readers get the value at once', () => {
  motion(true);
  const { container } = render(<Counter value={1000} format={(value) => `$${Math.round(value)}`} />);
  act(() => jest.advanceTimersByTime(100));
  expect(container.querySelector('data > :last-child')?.textContent).toBe('$1000');
});

test('a counter stands still for someone who wants less motion', () => {
  motion(false);
  const { container, rerender } = render(<Counter value={10} />);
  rerender(<Counter value={25} />);
  expect(shown(container)).toBe('25');
});
