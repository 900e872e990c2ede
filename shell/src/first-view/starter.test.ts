/** @jest-environment jsdom */
import { FIRST_VIEW_ID, PROGRAM_ATTRIBUTE } from '@sgc/contract/section';
import type { FirstViewSettings } from './first-view.ts';

const SETTINGS: FirstViewSettings = {
  program: 'when-wanted',
  runs: [],
  scripts: [],
  sections: ['mfe-eco'],
  reportShare: 1,
};

test('a page that is rendered ahead begins once it is shown, and is no view before', async () => {
  document.body.innerHTML = `<script type="application/json" id="${FIRST_VIEW_ID}">${JSON.stringify(SETTINGS)}</script>`;
  const told: unknown[] = [];
  Object.assign(navigator, { sendBeacon: (...report: unknown[]) => told.push(report) });
  Object.assign(window, { PerformanceObserver: Object.assign(class {}, { supportedEntryTypes: [] }) });
  const serverTiming = [{ name: 'view', description: 'a token' }];
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });
  Object.assign(document, { prerendering: true });
  let visibility = 'hidden';
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });

  await import('./starter.ts');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('keydown'));
  expect([window.firstView, document.documentElement.hasAttribute(PROGRAM_ATTRIBUTE), told]).toEqual([
    undefined,
    false,
    [],
  ]);

  visibility = 'visible';
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(document.documentElement.getAttribute(PROGRAM_ATTRIBUTE)).toBe('coming');
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toHaveLength(1);
});
