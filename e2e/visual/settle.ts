import type { Page } from '@playwright/test';

/** The time that every picture is taken at: a Wednesday at noon, when the showroom is open. */
const NOON = new Date('2026-06-17T12:00:00-04:00');

/**
 * The site uses its face from the first paint or not at all, whichever is faster: pictures are taken with it.
 * Added by script, the face is not optional.
 */
const insistOnFace = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // The site names the file in its head: of a sheet that pages share, Chromium does not always show the rule. The gallery does not.
    const preload = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const face = rules.find((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('.woff2'));
    const written = preload?.href ?? /url\("([^"]+)"\)/.exec(face?.cssText ?? '')?.[1];
    if (written === undefined) throw new Error('No face in the style sheets');
    const file = new URL(written, face?.parentStyleSheet?.href ?? document.baseURI).href;
    document.fonts.add(await new FontFace('Saira', `url("${file}")`, { weight: '400 700' }).load());
  });

/** Waits until the page looks as it does for good, with the face and every picture that loads late. */
export const settle = async (page: Page): Promise<void> => {
  await insistOnFace(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
    }
  });
};

/** Opens a page at a fixed time. */
export const openAtNoon = async (page: Page, address: string): Promise<void> => {
  await page.clock.setFixedTime(NOON);
  await page.goto(address);
};

/** Opens a page at a fixed time, as it looks for good. */
export const openSettled = async (page: Page, address: string): Promise<void> => {
  await openAtNoon(page, address);
  await settle(page);
};
