/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TOAST_DURATION_MS } from './toast.tsx';
import { ToastRegion } from './toast-region.tsx';
import { dismissToast, toast } from './toast-store.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(dismissToast);
  jest.useRealTimers();
});

const show = (...message: Parameters<typeof toast>) => act(() => toast(...message));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('both live regions stand empty before anything happens', () => {
  render(<ToastRegion />);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('a success is a status, a failure an alert', () => {
  render(<ToastRegion />);
  show({ title: 'Saved' });
  expect(screen.getByRole('status').textContent).toContain('Saved');
  show({ title: 'Error', tone: 'danger' });
  expect(screen.getByRole('alert').textContent).toContain('Error');
});

test('only one message shows at a time', () => {
  render(<ToastRegion />);
  show({ title: 'First' });
  show({ title: 'Second' });
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.queryByText('Second')).not.toBeNull();
});

test('a message goes after five seconds', () => {
  render(<ToastRegion />);
  show({ title: 'Saved' });
  pass(TOAST_DURATION_MS - 1);
  expect(screen.queryByText('Saved')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a message that follows another has five seconds of its own', () => {
  render(<ToastRegion />);
  show({ title: 'First' });
  pass(4000);
  show({ title: 'Second' });
  pass(4000);
  expect(screen.queryByText('Second')).not.toBeNull();
});

test.each([
  ['the pointer rests on it', 'pointerEnter', 'pointerLeave'],
  ['focus is in it', 'focusIn', 'focusOut'],
] as const)('a message stays while %s', (_, enter, leave) => {
  render(<ToastRegion />);
  show({ title: 'Saved' });
  const button = screen.getByRole('button', { name: 'Dismiss message' });
  const box = button.parentElement as HTMLElement;
  fireEvent[enter](enter === 'focusIn' ? button : box);
  pass(60_000);
  expect(screen.queryByText('Saved')).not.toBeNull();
  fireEvent[leave](leave === 'focusOut' ? button : box);
  pass(TOAST_DURATION_MS);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a message goes when it is dismissed', () => {
  render(<ToastRegion />);
  show({ title: 'Saved' });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
  expect(screen.queryByText('Saved')).toBeNull();
});
