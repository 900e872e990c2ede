/** The face's name in the style sheet. */
const FACE = 'Saira';

/** Widths that differ by less are the same face's. */
const ROUNDING_PX = 0.05;

interface Word {
  readonly text: string;
  readonly width: number;
}

/** The words of the page's headline, in the face that they are painted in. */
const paintedWords = (headline: Element): readonly Word[] => {
  const text = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT).nextNode();
  if (text === null) return [];
  return [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return { text: word, width: range.getBoundingClientRect().width };
  });
};

/** How wide words are in a headline without the face. */
const widthsWithoutFace = (words: readonly Word[], headline: Element): readonly number[] => {
  const { font, fontFamily, letterSpacing } = getComputedStyle(headline);
  const probe = document.createElement('span');
  Object.assign(probe.style, { font, letterSpacing, position: 'absolute', visibility: 'hidden' });
  probe.style.fontFamily = fontFamily.replace(`${FACE}, `, '');
  const spans = words.map(({ text }) => {
    const span = document.createElement('span');
    span.textContent = text;
    return span;
  });
  // Each word on a line of its own, as broad as it is.
  probe.append(...spans.flatMap((span) => [span, document.createElement('br')]));
  document.body.append(probe);
  const widths = spans.map((span) => span.getBoundingClientRect().width);
  probe.remove();
  return widths;
};

const dropFace = (sheet: CSSStyleSheet): void => {
  [...sheet.cssRules].forEach((rule, index) => {
    if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family') === FACE) sheet.deleteRule(index);
  });
};

let isSettled = false;

/**
 * Once, since it makes the browser lay the page out: leaves a face that came after the first paint to the next page. Browsers
 * would show it with the next style or file that is added to the document, and every line would move.
 */
export const settleFace = (): void => {
  if (isSettled) return;
  isSettled = true;
  const headline = document.querySelector('h1');
  const words = headline === null ? [] : paintedWords(headline);
  if (headline === null || words.length === 0) return;
  const widths = widthsWithoutFace(words, headline);
  // One word may be as wide in both, where a system rounds the width of letters.
  if (words.some(({ width }, at) => Math.abs(width - (widths[at] ?? width)) > ROUNDING_PX)) return;
  for (const { sheet } of document.querySelectorAll('style')) if (sheet !== null) dropFace(sheet);
};
