import { untilHydrated, wantProgram } from '../../fixtures/hydration.ts';
import { holdProgram } from '../../fixtures/late-program.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Calculator } from '../../pages/calculator-page.ts';
import { counted, hide, sentReports, sumOf } from './reports.ts';

test('a visit reports its pages and how fast they were, in numbers only', async ({ page }) => {
  const sent = await sentReports(page);
  await page.goto('/inventory?search=jane.doe@example.com');
  await untilHydrated(page);
  await expect.poll(() => sumOf(sent, 'views')).toEqual({ 'mfe-catalog': 1 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect.poll(() => sumOf(sent, 'views')).toEqual({ 'mfe-catalog': 1, 'mfe-leads': 1 });
  await hide(page);
  const vitals = () => sent.flatMap(({ report }) => report.vitals);
  await expect.poll(() => vitals().map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'CLS', 'TTFB']));
  expect(new Set(vitals().map(({ section }) => section))).toEqual(new Set(['mfe-catalog']));

  expect(sumOf(sent, 'failedViews')).toEqual({});
  for (const { text, report } of sent) {
    expect(report.set).toMatch(/^[0-9a-f]{16}$/);
    expect(text).not.toMatch(/jane|example|search|inventory|http|Mozilla/i);
  }
});

test('a page that is come back to is the view that it was, and opens once', async ({ page }) => {
  const opened: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/_shell/openings')) opened.push(JSON.parse(sent.postData() ?? '{}').token);
  });
  const sent = await sentReports(page);
  await page.goto('/inventory');
  await untilHydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/inventory');
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => sent.at(-1)?.report.views).toEqual(['mfe-leads']);
  expect(opened).toHaveLength(2);
  expect(new Set(sent.map(({ report }) => report.token))).toEqual(new Set(opened));
});

test('an error of a section is reported under its name, once for a view, and counted under its version', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/a secret of Jane/);
  const failed = await counted(page, 'shell_failed_page_views_total', 'mfe-catalog');
  const sent = await sentReports(page);
  await page.goto('/inventory');
  await untilHydrated(page);
  await page.evaluate(() => {
    for (let times = 0; times < 3; times += 1) {
      const error = new Error('a secret of Jane');
      error.stack = `Error: a secret of Jane\n    at show (${location.origin}/_assets/mfe-catalog/1.js?name=Jane:1:1)`;
      reportError(error);
    }
  });
  await expect.poll(() => sumOf(sent, 'failedViews')).toEqual({ 'mfe-catalog': 1 });
  expect(sent.map(({ text }) => text).join()).not.toMatch(/jane|secret/i);
  await expect.poll(() => counted(page, 'shell_failed_page_views_total', 'mfe-catalog')).toBeGreaterThan(failed);
});

test('a component that throws is reported under the section whose component it is', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/broken on purpose/);
  const sent = await sentReports(page);
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.breakDown();
  await expect.poll(() => sumOf(sent, 'failedViews')).toEqual({ 'mfe-eco': 1 });
});

test('a page whose program never comes reports its view and its vitals once it is hidden', async ({ page }) => {
  const sent = await sentReports(page);
  await page.goto('/privacy');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  );
  await hide(page);
  await expect.poll(() => sumOf(sent, 'views')).toEqual({ 'mfe-content': 1 });
  const vitals = sent.flatMap(({ report }) => report.vitals);
  expect(vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'TTFB']));
  expect(sumOf(sent, 'failedViews')).toEqual({});
});

test('a page that is hidden before its program comes is counted once', async ({ page }) => {
  const sent = await sentReports(page);
  const program = await holdProgram(page);
  await page.goto('/eco-impact');
  await hide(page);
  await expect.poll(() => sumOf(sent, 'views')).toEqual({ 'mfe-eco': 1 });
  await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'));
  program.come();
  await untilHydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await page.clock.runFor(10_000);
  await expect.poll(() => sumOf(sent, 'views')).toEqual({ 'mfe-eco': 1, 'mfe-leads': 1 });
});

test.describe('when scripts are lost', () => {
  const LOST = /Failed to load resource|ERR_FAILED|dynamically imported module/;

  test('before the page has hydrated, that is reported', async ({ page, expectedConsole }) => {
    expectedConsole.push(LOST);
    const sent = await sentReports(page);
    await page.route('**/_assets/mfe-catalog/*.js', (route) => route.abort());
    await page.goto('/inventory');
    await wantProgram(page);
    await expect.poll(() => sumOf(sent, 'failedViews')).toEqual({ 'mfe-catalog': 1 });
    expect(sumOf(sent, 'views')).toEqual({ 'mfe-catalog': 1 });
    expect(sumOf(sent, 'lostFiles')['mfe-catalog']).toBeGreaterThan(0);
  });

  test('on a navigation, that is reported, and the document is loaded instead', async ({ page, expectedConsole }) => {
    expectedConsole.push(LOST);
    const sent = await sentReports(page);
    await page.goto('/inventory');
    await untilHydrated(page);
    await expect.poll(() => sumOf(sent, 'views')).toEqual({ 'mfe-catalog': 1 });
    await page.route('**/_assets/mfe-leads/*.js', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect.poll(() => sumOf(sent, 'lostFiles')['mfe-leads']).toBeGreaterThan(0);
    await expect.poll(() => sumOf(sent, 'failedViews')).toEqual({ 'mfe-leads': 1 });
  });
});

test('a page that a visitor only points at opens and answers, and is no view', async ({ page }) => {
  const sent = await sentReports(page);
  await page.goto('/inventory');
  await untilHydrated(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
  await link.hover();
  const ofContact = () => sent.filter(({ report }) => report.views.includes('mfe-leads'));
  await expect.poll(() => ofContact().map(({ report }) => report.isAhead)).toEqual([true]);
  await link.click();
  await expect.poll(() => ofContact().map(({ report }) => report.isAhead)).toEqual([true, undefined]);
  expect(new Set(ofContact().map(({ report }) => report.token)).size).toBe(1);
});
