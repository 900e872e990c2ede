/** @jest-environment jsdom */

import { ToastRegion } from '@sgc/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ShareLink } from './share-link.tsx';

const ADDRESS = '/eco-impact?milesPerWeek=60#impact';

const click = (options = {}) => fireEvent.click(screen.getByRole('link', { name: 'Link to this result' }), options);

const withClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

beforeEach(() => {
  render(
    <>
      <ShareLink address={ADDRESS} />
      <ToastRegion />
    </>,
  );
});
afterEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
});

test('a click copies the whole address and says so', async () => {
  const copied: string[] = [];
  withClipboard(async (text) => void copied.push(text));
  expect(click()).toBe(false);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Link copied'));
  expect(copied).toEqual([new URL(ADDRESS, location.href).href]);
});

test('a browser that refuses is told about, with another way', async () => {
  withClipboard(() => Promise.reject(new Error('denied')));
  click();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Copy the address of this page'));
});

test.each([
  ['without a clipboard', {}],
  ['with a key that opens it elsewhere', { ctrlKey: true }],
])('%s it stays a link', (_, keys) => {
  const stop = (event: Event) => event.preventDefault();
  let prevented: boolean | undefined;
  document.addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented;
      stop(event);
    },
    { once: true },
  );
  click(keys);
  expect(prevented).toBe(false);
});
