import type { Gallery, GalleryState } from '@sgc/build/gallery';
import { PROGRAM_ATTRIBUTE } from '@sgc/contract/section';

/** A value as text that cannot end a script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Goes to the address behind the hash as a visitor's click does, once the page's program is there: only then does a page
 * show that it waits. A browser shows nothing of a document that waits for the API.
 */
const CLICK = `<script type="module">
const root = document.documentElement;
const click = () => {
  if (root.getAttribute('${PROGRAM_ATTRIBUTE}') !== 'here' || !location.hash.startsWith('#/')) return;
  observer.disconnect();
  const link = Object.assign(document.createElement('a'), { href: location.hash.slice(1) });
  document.body.append(link);
  link.click();
  link.remove();
};
const observer = new MutationObserver(click);
observer.observe(root, { attributes: true });
document.dispatchEvent(new Event('keydown'));
</script>`;

/** A document that goes on to the page behind its hash. */
export const thatGoesOn = (html: string): string => html.replace('</body>', () => `${CLICK}</body>`);

/** The address that leads to a page that waits. */
export const startOf = (address: string): string => `/#${address}`;

/** A document that first stores the gallery's values of earlier visits for its page, or for the page that it goes on to. */
export const withKept = (html: string, gallery: Gallery, state: GalleryState): string => {
  const kept = gallery.flatMap((page) => (page.asks === undefined || !page.kept ? [] : [[page.address, page.kept]]));
  if (kept.length === 0 || state === 'empty') return html;
  const script = `<script>
const kept = ${inScript(Object.fromEntries(kept))}[location.hash.slice(1) || location.pathname + location.search];
for (const [name, value] of Object.entries(kept ?? {})) localStorage.setItem(name, value);
</script>`;
  return html.replace('<head>', () => `<head>${script}`);
};
