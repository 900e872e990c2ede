/** The parts of a page that no section may take from a visitor, as a browser shows them. */
export interface ShownParts {
  readonly header: boolean;
  /** Where the header's phone number leads; undefined if it cannot be seen and pressed. */
  readonly phone: string | undefined;
  /** Forms that can be seen and reached. */
  readonly forms: number;
}

/** Runs in a page. A part counts if it can be seen and nothing lies above its middle, be it something that takes no clicks. */
export const shownParts = (): ShownParts => {
  // An element that takes no clicks covers others as well, and hit tests look through it.
  const passed = [...document.querySelectorAll<HTMLElement | SVGElement>('*')]
    .filter((element) => getComputedStyle(element).pointerEvents === 'none')
    .map(({ style }) => ({ style, value: style.pointerEvents, priority: style.getPropertyPriority('pointer-events') }));
  for (const { style } of passed) style.setProperty('pointer-events', 'auto', 'important');
  const isReachable = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const links = [...document.querySelectorAll('header a[href^="tel:"]')];
  const parts = {
    header: [...document.querySelectorAll('header')].slice(0, 1).some(isReachable),
    phone: links.find(isReachable)?.getAttribute('href') ?? undefined,
    forms: [...document.querySelectorAll('form')].filter(isReachable).length,
  };
  for (const { style, value, priority } of passed) style.setProperty('pointer-events', value, priority);
  return parts;
};

/** The part of a page that is gone once its program has run, in words for the team; undefined if none is. */
export const lostPart = (before: ShownParts, after: ShownParts): string | undefined => {
  if (before.header && !after.header) return "the page's header cannot be seen any more";
  if (before.phone !== undefined && after.phone === undefined) return 'the phone number cannot be seen any more';
  if (before.phone !== after.phone) return `the phone number leads to ${String(after.phone).slice(0, 60)}`;
  if (after.forms < before.forms)
    return `${before.forms - after.forms} of ${before.forms} forms cannot be seen any more`;
  return undefined;
};
