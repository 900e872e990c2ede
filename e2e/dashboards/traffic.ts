import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { FaultySite } from '../faults/site/faulty-site.ts';
import { PROBED_PAGES } from '../probe/pages.ts';
import { Probe } from '../probe/probe.ts';

const RATE = 1;
const API_AWAY_MS = 10_000;

/** Who looks at a page and goes: what the browser measured is told when it is left. */
const visit = async (browser: Browser, address: string): Promise<void> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  for (const [path] of PROBED_PAGES) {
    await page.goto(address + path);
    await page.mouse.click(5, 5);
    await pause(500);
  }
  await page.goto('about:blank');
  await context.close();
};

/** Offers a release that is not what it says it is, and then what was there before. */
const offerForgery = async ({ hosts }: FaultySite): Promise<void> => {
  const file = join(hosts['mfe-eco'].folder, 'release.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, JSON.stringify({ ...JSON.parse(text), version: '0'.repeat(16) }));
  await pause(5000);
  await writeFile(file, text);
};

/** Visitors in a browser and beside it for so long; a forged release is refused meanwhile, and the API is away for ten seconds. */
export const bringTraffic = async (browser: Browser, site: FaultySite, forMs: number): Promise<void> => {
  const probe = new Probe(site.address, { rate: RATE });
  const endsAt = Date.now() + forMs;
  const trouble = (async () => {
    await pause(forMs * 0.6);
    await offerForgery(site);
    site.proxies.api.disturb('down');
    await pause(API_AWAY_MS);
    site.proxies.api.mend();
  })();
  try {
    while (Date.now() < endsAt) await visit(browser, site.address);
    await trouble;
  } finally {
    await probe.stop();
  }
};
