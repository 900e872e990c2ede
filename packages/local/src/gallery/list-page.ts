import { type Gallery, type GalleryPage, type GalleryState, statesOf } from '@sgc/build/gallery';
import escapeHtml from 'escape-html';
import { pageIn } from './places.ts';

/** Widths that pages are looked at in, in CSS pixels: a phone's and a desktop's. */
const WIDTHS = [375, 1280];

const frameOf = (width: number): string => `at-${width}`;

const linksTo = (state: GalleryState, address: string): string => {
  const href = escapeHtml(address);
  const framed = WIDTHS.map((width) => `<a href="${href}" target="${frameOf(width)}">${width}</a>`);
  return `<td><a href="${href}" target="_blank">${state}</a> ${framed.join(' ')}</td>`;
};

const rowOf = (section: string, page: GalleryPage, port: number): string => {
  const links = statesOf(page).map((state) => linksTo(state, pageIn({ section, state }, page.address, port)));
  return `<tr><th scope="row">${escapeHtml(page.address)}</th>${links.join('')}</tr>`;
};

/** The list of all pages in all states: each opens in a tab, or below the list in a window of a width. */
export const listPage = (galleries: ReadonlyMap<string, Gallery>, port: number): string => {
  const tables = [...galleries].map(
    ([section, gallery]) =>
      `<h2>${section}</h2><table>${gallery.map((page) => rowOf(section, page, port)).join('\n')}</table>`,
  );
  const frames = WIDTHS.map((width) => `<iframe name="${frameOf(width)}" width="${width}" height="900"></iframe>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>
:root { color-scheme: light dark; font-family: system-ui, sans-serif }
th { text-align: start; font-weight: normal }
th, td { padding-inline-end: 2rem }
</style>
<h1>Gallery</h1>
${tables.join('\n')}
${frames.join('\n')}
</html>`;
};
