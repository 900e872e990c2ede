import type { PageResolution, PageResource } from '@sgc/contract/section';

/** Attribute of a style element: addresses of the files whose text it holds, with spaces between. */
export const INLINE_STYLE_ATTRIBUTE = 'data-file';

/** A page whose files have not come by then is loaded as a document instead. */
const TIME_LIMIT_MS = 8000;

const settled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => reject(new Error(`${link.href} did not load or is not what it should be`)), {
      once: true,
    });
  });

const pending = new Map<string, Promise<void>>();

const appendLink = (attributes: Readonly<Record<string, string>>): Promise<void> => {
  const url = attributes.href ?? '';
  const known = pending.get(url);
  if (known !== undefined) return known;
  const isHere = document.head.querySelector(
    `link[href="${url}"]:not([rel=prefetch]), style[${INLINE_STYLE_ATTRIBUTE}~="${url}"]`,
  );
  if (isHere !== null) return Promise.resolve();

  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  const loaded = settled(link).catch((error: unknown) => {
    pending.delete(url);
    link.remove();
    throw error;
  });
  pending.set(url, loaded);
  document.head.append(link);
  return loaded;
};

const script = ({ url, integrity }: PageResource) =>
  appendLink({ rel: 'modulepreload', href: url, integrity, crossorigin: '' });

const style = ({ url, integrity, chunk }: PageResolution['styles'][number]) =>
  appendLink({ rel: 'stylesheet', href: url, integrity, crossorigin: '', 'data-href': chunk });

/** @throws when `work` has not settled in time. */
export const withinTimeLimit = async <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the page took too long to load')), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Fetches a page's styles and scripts and checks them against their digests. A script that came this way is in the
 * document's module map: importing it later runs the bytes that were checked.
 */
export const fetchResources = async ({ scripts, styles }: PageResolution): Promise<void> => {
  await Promise.all([...styles.map(style), ...scripts.map(script)]);
};

/** Fetches what a page may ask for later, without waiting for it. */
export const fetchLazyResources = ({ lazyScripts }: PageResolution): void => {
  for (const resource of lazyScripts) script(resource).catch(() => undefined);
};
