/** @jest-environment jsdom */
import { tellFailure, tellFailures } from './tell-failures.ts';

test('a report that the command does not take is sent once, and is no error of the page itself', async () => {
  // An unhandled rejection would fail the test.
  const send = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  globalThis.fetch = send;
  tellFailures();
  tellFailure('browser', 'mfe-eco', new Error('no browser'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(send).toHaveBeenCalledTimes(1);
});
