/** The display face's name in the style sheet. */
const FACE = 'Sign';

const FIRST_WORD = /\S+/;

/** Widths that differ by less are the same face's. */
const ROUNDING_PX = 0.05;

/** The first word of the page's headline, in the face that it is painted in. */
const paintedWord = (headline: Element): Range | undefined => {
  const text = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT).nextNode();
  const word = FIRST_WORD.exec(text?.textContent ?? '');
  if (text === null || word === null) return undefined;
  const range = document.createRange();
  range.setStart(text, word.index);
  range.setEnd(text, word.index + word[0].length);
  return range;
};

/** How wide a word is in a headline without the display face. */
const widthWithoutFace = (word: string, headline: Element): number => {
  const { font, fontFamily, letterSpacing } = getComputedStyle(headline);
  const probe = document.createElement('span');
  Object.assign(probe.style, { font, letterSpacing, position: 'absolute', visibility: 'hidden' });
  probe.style.fontFamily = fontFamily.replace(`${FACE}, `, '');
  probe.textContent = word;
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
};

const dropFace = (sheet: CSSStyleSheet): void => {
  [...sheet.cssRules].forEach((rule, index) => {
    if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family') === FACE) sheet.deleteRule(index);
  });
};

let isSettled = false;

/**
 * Once, since it makes the browser lay the page out: leaves a face that came after the first paint to the next page. Browsers would show it with the next style or file that
 * is added to the document, and every line would move.
 */
export const settleFace = (): void => {
  if (isSettled) return;
  isSettled = true;
  const headline = document.querySelector('h1');
  const word = headline === null ? undefined : paintedWord(headline);
  if (headline === null || word === undefined) return;
  const painted = word.getBoundingClientRect().width;
  if (Math.abs(painted - widthWithoutFace(word.toString(), headline)) > ROUNDING_PX) return;
  for (const { sheet } of document.querySelectorAll('style')) if (sheet !== null) dropFace(sheet);
};
