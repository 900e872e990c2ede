/* What a whole page can do wrong, as WCAG 2.2 sees it. Each of these functions runs in the page and names the faults it finds. */

/** Media, movement, reloading, keys, sign-in and other languages: none of it is on this site. */
export const unwantedParts = (): string[] => {
  const unwanted = [
    ['audio, video, object, embed, canvas', 'media'],
    ['marquee, blink, meta[http-equiv=refresh]', 'something that moves or reloads by itself'],
    ['[accesskey]', 'a key of its own'],
    ['[tabindex]:not([tabindex="0"], [tabindex="-1"])', 'an order of focus of its own'],
    ['input[type=password]', 'a password'],
    ['body [lang]', 'another language'],
    ['[onmousedown], [onpointerdown], [ontouchstart]', 'a press that acts before it ends'],
  ] as const;
  const parts = unwanted.flatMap(([selector, what]) =>
    [...document.querySelectorAll(selector)].map(({ outerHTML }) => `${what}: ${outerHTML.slice(0, 80)}`),
  );
  const endless = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);
  return [...parts, ...endless.map(() => 'an animation without end')];
};

/** Headings and links that do not say what they head and where they lead. */
export const unclearNames = (): string[] => {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4')];
  const nameOf = (link: HTMLAnchorElement) => (link.ariaLabel ?? link.textContent).trim();
  const leads = new Map<string, string>();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const name = nameOf(link);
    const { pathname, protocol } = link;
    // Within a page its place says what a link leads to.
    if (link.getAttribute('href')?.startsWith('#')) return [];
    const to = protocol + pathname;
    const other = leads.get(name);
    leads.set(name, to);
    return other === undefined || other === to ? [] : [`"${name}" leads to ${other} and to ${to}`];
  });
  return [
    ...(headings.filter(({ tagName }) => tagName === 'H1').length === 1 ? [] : ['not one first heading']),
    ...headings.filter(({ textContent }) => textContent.trim() === '').map(() => 'an empty heading'),
    ...links,
  ];
};

/** Parts with controls that are shown in another order than they are read. */
export const turnedOrder = (): string[] =>
  [...document.querySelectorAll('body *')]
    .filter((part) => part.matches('a, button, input') || part.querySelector('a, button, input') !== null)
    .filter((part) => {
      const { order, flexDirection } = getComputedStyle(part);
      return order !== '0' || flexDirection.endsWith('-reverse');
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));

/** Fields about the visitor that do not tell the browser what they take. */
export const unnamedPurposes = (): string[] => {
  const purposes: Readonly<Record<string, string>> = {
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    phone: 'tel',
  };
  return [...document.querySelectorAll<HTMLInputElement>('input[name]')]
    .filter(({ name, autocomplete }) => name in purposes && autocomplete !== purposes[name])
    .map(({ name, autocomplete }) => `${name} says "${autocomplete}"`);
};

/** Drawings with letters in them, which visitors cannot enlarge or have read to them. */
export const picturesOfText = async (): Promise<string[]> => {
  const drawings = [...document.images].map(({ src }) => src).filter((src) => src.endsWith('.svg'));
  const texts = await Promise.all(
    drawings.map(async (src) => ((await (await fetch(src)).text()).includes('<text') ? src : [])),
  );
  return texts.flat();
};

/** Words that are cut off at their box's end. */
export const cutOffWords = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.innerText?.trim())
    .filter((part) => {
      const { overflowX, overflowY, position } = getComputedStyle(part);
      // What only screen readers read is one pixel large.
      if (part.clientWidth <= 1 || position === 'fixed') return false;
      const cutsDown = overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1;
      const cutsAcross = overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1;
      return cutsDown || cutsAcross;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
