/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { ErrorSummary } from './error-summary.tsx';

test('a summary of mistakes takes focus and links every mistake to its field', async () => {
  render(<ErrorSummary errors={[{ id: 'email', message: 'Invalid email address' }]} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  expect(screen.getByRole('link', { name: 'Invalid email address' }).getAttribute('href')).toBe('#email');
});

test('a summary of mistakes takes focus again for a new list', async () => {
  const { rerender } = render(<ErrorSummary errors={[{ id: 'a', message: 'First' }]} />);
  screen.getByRole('link').focus();
  rerender(<ErrorSummary errors={[{ id: 'b', message: 'Second' }]} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
});

test('without mistakes nothing is rendered', () => {
  const { container } = render(<ErrorSummary errors={[]} />);
  expect(container.innerHTML).toBe('');
});
