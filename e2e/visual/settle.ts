import type { Page } from '@playwright/test';

/** The time that every picture is taken at: a Wednesday at noon, when the showroom is open. */
const NOON = new Date('2026-06-17T12:00:00-04:00');

/**
 * The site uses its face from the first paint or not at all, whichever is faster: pictures are taken with it.
 * Added by script, the face is not optional.
 */
const insistOnFace = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const face = rules.find((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('.woff2'));
    const address = /url\("([^"]+)"\)/.exec(face?.cssText ?? '')?.[1];
    if (address === undefined) throw new Error('No face in the style sheets');
    const insisted = new FontFace(
      'Saira',
      `url("${new URL(address, face?.parentStyleSheet?.href ?? document.baseURI)}")`,
      { weight: '400 700' },
    );
    document.fonts.add(await insisted.load());
  });
};

/** Opens a page as it looks for good: at a fixed time, with the face and every picture that loads late. */
export const openSettled = async (page: Page, address: string): Promise<void> => {
  await page.clock.setFixedTime(NOON);
  await page.goto(address);
  await insistOnFace(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
    }
  });
};
