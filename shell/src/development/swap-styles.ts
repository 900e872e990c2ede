import { INLINE_STYLE_ATTRIBUTE } from '../sections/page-resources.ts';

/** The common part of the addresses of one file's builds: all but the digest. */
const nameOf = (url: string): string => url.replace(/\.[0-9a-f]{8}\.css$/, '');

/** Style elements and links of the page, with the addresses of what they hold. */
const sheets = (): (readonly [HTMLElement, readonly string[]])[] =>
  [
    ...document.head.querySelectorAll<HTMLElement>(`style[${INLINE_STYLE_ATTRIBUTE}], link[rel=stylesheet][data-href]`),
  ].map((element) => [
    element,
    (element.getAttribute(INLINE_STYLE_ATTRIBUTE) ?? element.getAttribute('href') ?? '').split(' '),
  ]);

const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`${link.href} did not load`)), { once: true });
  });

const replace = async (element: HTMLElement, old: string, rest: readonly string[], url: string): Promise<void> => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.dataset.href = old;
  element.before(link);
  await loaded(link);
  // One text may stand for several files that were alike.
  if (rest.length === 0) element.remove();
  else element.setAttribute(INLINE_STYLE_ATTRIBUTE, rest.join(' '));
};

/** Puts new builds of style files in the place of those that the page has, which stay until the new ones are here. */
export const swapStyles = async (urls: readonly string[]): Promise<void> => {
  await Promise.all(
    urls.flatMap((url) =>
      sheets().flatMap(([element, held]) => {
        const old = held.find((one) => nameOf(one) === nameOf(url));
        if (old === undefined || old === url) return [];
        return replace(
          element,
          old,
          held.filter((one) => one !== old),
          url,
        );
      }),
    ),
  );
};
