/** The address that a click on something leads to within this site, if the browser would follow it in this tab. */
export const internalTarget = (event: Event): URL | undefined => {
  const anchor = (event.target as Element | null)?.closest?.('a[href]');
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

/** Calls `prefetch` once for every link within the site that is hovered for a moment, touched or focused. */
export const prefetchLinks = (prefetch: (url: URL) => void): void => {
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intent = (event: Event) => {
    clearTimeout(timer);
    const url = internalTarget(event);
    if (url === undefined || done.has(url.href)) return;
    timer = setTimeout(() => {
      done.add(url.href);
      prefetch(url);
    }, INTENT_MS);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, intent, { passive: true });
  }
};
