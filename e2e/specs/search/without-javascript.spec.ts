import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/test.ts';
import { TEMPLATES } from '../../pages/templates.ts';
import { headText } from './page-head.ts';

// What differs is told word for word, and tracing two pages takes longer than reading them.
test.use({ trace: 'off' });

/** The words of the main part, and where its links lead. Runs in the browser. */
const mainContent = () => {
  const main = document.querySelector('main');
  // Whether the desk is open now is the visitor's clock's to say, and whether carts are saved, the visitor's browser's.
  for (const reading of main?.querySelectorAll('[data-open], [data-kept]') ?? []) reading.textContent = '';
  for (const details of main?.querySelectorAll('details') ?? []) details.open = true;
  return {
    headings: [...(main?.querySelectorAll('h1, h2, h3') ?? [])].map(({ textContent }) => textContent),
    paragraphs: [...(main?.querySelectorAll('p, li, dt, dd, td, th') ?? [])].map(({ textContent }) => textContent),
    links: [...(main?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href')),
  };
};

for (const path of TEMPLATES) {
  test(`${path} has its whole content, head and structured data without a program`, async ({
    page,
    browser,
    baseURL,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 404/);
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const plain = await context.newPage();
    await plain.goto(path, { waitUntil: 'domcontentloaded' });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await untilHydrated(page);

    const [without, withProgram] = [await plain.evaluate(mainContent), await page.evaluate(mainContent)];
    expect(without.headings.length).toBeGreaterThan(0);
    expect(without.headings).toEqual(withProgram.headings);
    for (const part of ['paragraphs', 'links'] as const) {
      const known = new Set(without[part]);
      expect(withProgram[part].filter((text) => !known.has(text))).toEqual([]);
    }
    expect(await plain.evaluate(headText, undefined)).toBe(await page.evaluate(headText, undefined));
    await context.close();
  });
}
