/**
 * The tags of the document's head that say something of its page or its site, a line each, in their order. What only
 * loads code or styles belongs to the visit, not to the page. Runs in the browser.
 * @param html another document to read in place of the one that is shown.
 */
export const headText = (html?: string): string => {
  const { head } = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const described = [
    'title',
    'meta',
    'link[rel=canonical]',
    'link[rel=icon]',
    'link[rel=apple-touch-icon]',
    'link[rel=manifest]',
    'link[rel=alternate]',
    'script[type="application/ld+json"]',
  ].join();
  return [...head.querySelectorAll(described)]
    .map((element) =>
      // Data that is the same may be escaped in HTML and not in the document.
      element.nodeName === 'SCRIPT'
        ? `script application/ld+json ${JSON.stringify(JSON.parse(element.textContent ?? ''))}`
        : element.outerHTML,
    )
    .join('\n');
};
