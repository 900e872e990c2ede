import { isSparing, onIdle } from '../reporting/browser-resources.ts';

/** The address that a click on something leads to within this site, if the browser would follow it in this tab. */
export const internalTarget = ({ target }: Pick<Event, 'target'>): URL | undefined => {
  const anchor = (target as Element | null)?.closest?.('a[href]');
  if (!(anchor instanceof HTMLAnchorElement)) return undefined;
  if (anchor.target !== '' && anchor.target !== '_self') return undefined;
  if (anchor.hasAttribute('download') || anchor.origin !== location.origin) return undefined;
  const url = new URL(anchor.href);
  const onlyHash = url.pathname === location.pathname && url.search === location.search && url.hash !== '';
  return onlyHash ? undefined : url;
};

const opensElsewhere = (event: MouseEvent): boolean =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Calls `navigate` for every plain click on a link within the site, wherever the link was rendered. */
export const interceptLinks = (navigate: (url: URL) => void): void => {
  document.addEventListener('click', (event) => {
    const url = opensElsewhere(event) ? undefined : internalTarget(event);
    if (url === undefined) return;
    event.preventDefault();
    navigate(url);
  });
};

const INTENT_MS = 65;

/** Calls `prepare` for every link within the site that is hovered for a moment, touched or focused. */
export const onIntent = (prepare: (url: URL) => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intent = (event: Event) => {
    clearTimeout(timer);
    const url = internalTarget(event);
    if (url !== undefined) timer = setTimeout(() => prepare(url), INTENT_MS);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, intent, { passive: true });
  }
};

/** Most pages that are asked for ahead at one scroll position. */
const MOST_IN_VIEW = 8;

const isInView = (link: Element): boolean => {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Calls `ask` for links within the site that are in view where a page rests, one after the other, unless data is saved. */
export const whileInView = (ask: (url: URL) => Promise<unknown>): (() => void) => {
  const look = async (): Promise<void> => {
    const links = [...document.querySelectorAll('main a[href], header a[href]')].filter(isInView);
    for (const target of links.slice(0, MOST_IN_VIEW)) {
      const url = internalTarget({ target });
      if (url !== undefined) await ask(url).catch(() => undefined);
    }
  };
  const lookSoon = (): void => {
    if (!isSparing()) onIdle(() => void look());
  };
  addEventListener('scrollend', lookSoon);
  return lookSoon;
};
