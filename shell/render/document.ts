import { FIRST_VIEW_ID, type PageHead, type PageResource, RELEASE_SET_ATTRIBUTE } from '@sgc/contract/section';
import type { ReleaseSet } from '@sgc/release-format';
import type { InlineHashes, RenderRequest } from '@sgc/renderer/process';
import { shellResources } from '@sgc/renderer/set';
import { LEAVE_PREVIEW, PREVIEW_STYLES } from '../server/routing/fixed-addresses.ts';
import { SHELL_VERSION_ATTRIBUTE } from '../src/development/document-version.ts';
import type { FirstViewSettings } from '../src/first-view/first-view.ts';
import { PAYLOAD_ELEMENT_ID, type PagePayload, sectionsOf } from '../src/sections/page-payload.ts';
import { INLINE_STYLE_ATTRIBUTE } from '../src/sections/page-resources.ts';
import { jsonInScript } from '../src/seo/escape-html.ts';
import { headHtml } from '../src/seo/head-html.ts';
import { type InlineFiles, type InlineText, inlineHash, STARTER } from './inline-files.ts';
import { PRERENDER_RULES, SITE_TAGS, SPECULATION_RULES } from './site-tags.ts';

/** Outside of what React renders: it stays through a visit, and costs other visitors nothing. */
const previewBanner = (releases: NonNullable<RenderRequest['preview']>): string => {
  const names = releases.map(({ section, version }) => `${section}, version ${version}`).join('; ');
  return [
    '<aside class="preview-banner" aria-label="Preview">',
    `<p>Preview of ${names}. Visitors do not see ${releases.length === 1 ? 'it' : 'them'}.</p>`,
    `<form method="post" action="${LEAVE_PREVIEW}"><button type="submit">Leave preview</button></form>`,
    '</aside>',
  ].join('');
};

/**
 * Nothing is drawn before the main part begins: of a document that comes slowly, half a header would be drawn, and move when
 * the rest of it is there.
 */
const WHOLE_HEADER = '<link rel="expect" href="#main" blocking="render">';

const fontPreload = ({ url }: PageResource): string =>
  `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`;

export interface Document {
  readonly head: PageHead;
  readonly html: Uint8Array;
  readonly inlineHashes: InlineHashes;
}

/** Only an import map makes the browser check the digest of a script that code imports. */
const importMapOf = (resources: readonly PageResource[]): string =>
  JSON.stringify({ integrity: Object.fromEntries(resources.map(({ url, integrity }) => [url, integrity])) });

const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${jsonInScript(data)}</script>`;

/** Data for every document of a set. */
export interface DocumentSite {
  readonly set: ReleaseSet;
  readonly files: InlineFiles;
  readonly development: boolean;
}

export interface DocumentOptions {
  /** Styles of the page beside the shell's. */
  readonly styles?: readonly PageResource[];
  /** When the program comes, and what it starts from; without it the page runs no script at all. */
  readonly program?: Pick<FirstViewSettings, 'reportShare'> & {
    readonly start: FirstViewSettings['program'];
    readonly payload: PagePayload;
  };
  readonly preview?: RenderRequest['preview'];
}

/** The parts of the document for its program, none of which the browser fetches. */
const programOf = (set: ReleaseSet, { program, preview }: DocumentOptions) => {
  if (program === undefined) return { head: [], body: [], hashes: [] };
  const { start, payload, reportShare } = program;
  const { resolution } = payload;
  const rules = start === 'none' ? PRERENDER_RULES : SPECULATION_RULES;
  // Previews are rendered only on request, never ahead.
  const ahead = preview === undefined ? [`<script type="speculationrules">${rules}</script>`] : [];
  const starter = (files: Pick<FirstViewSettings, 'runs' | 'scripts'>): string => {
    const settings: FirstViewSettings = { program: start, sections: sectionsOf(resolution), reportShare, ...files };
    return `${dataBlock(FIRST_VIEW_ID, settings)}\n<script>${STARTER.text}</script>`;
  };
  const hashes = [inlineHash(rules), STARTER.hash];
  if (start === 'none') return { head: ahead, body: [starter({ runs: [], scripts: [] })], hashes };

  const shell = shellResources(set);
  const { scripts = [], lazyScripts = [] } = resolution ?? {};
  const importMap = importMapOf([...shell.scripts, ...shell.lazyScripts, ...scripts, ...lazyScripts]);
  const files = { runs: shell.scripts.map(({ url }) => url), scripts: [...shell.scripts, ...scripts] };
  return {
    head: [`<script type="importmap">${importMap}</script>`, ...ahead],
    body: [dataBlock(PAYLOAD_ELEMENT_ID, payload), starter(files)],
    hashes: [inlineHash(importMap), ...hashes],
  };
};

interface Sheet extends InlineText {
  /** Addresses of the files that hold this text. */
  readonly urls: readonly string[];
}

/**
 * The texts of style files, each once: if two are the same, Chromium takes every element added to the head for a change of
 * styles, and lays the whole page out again.
 */
const distinctSheets = async (files: InlineFiles, styles: readonly PageResource[]): Promise<readonly Sheet[]> => {
  const texts = await Promise.all(styles.map(async ({ url }) => ({ url, ...(await files.style(url)) })));
  const sheets = new Map<string, Sheet>();
  for (const { url, text, hash } of texts)
    sheets.set(hash, { text, hash, urls: [...(sheets.get(hash)?.urls ?? []), url] });
  return [...sheets.values()];
};

/** The whole page around what React rendered. */
export const documentOf = async (
  { set, files, development }: DocumentSite,
  head: PageHead,
  rootHtml: string,
  options: DocumentOptions = {},
): Promise<Document> => {
  const { styles = [], preview } = options;
  const shell = shellResources(set);
  const sheets = await distinctSheets(files, [...shell.styles, ...styles]);
  const program = programOf(set, options);
  const shellVersion = development ? ` ${SHELL_VERSION_ATTRIBUTE}="${set.shell.version}"` : '';
  const html = [
    '<!doctype html>',
    `<html lang="en" ${RELEASE_SET_ATTRIBUTE}="${set.id}"${shellVersion}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    WHOLE_HEADER,
    ...shell.fonts.map(fontPreload),
    ...sheets.map(({ urls, text }) => `<style ${INLINE_STYLE_ATTRIBUTE}="${urls.join(' ')}">${text}</style>`),
    ...(preview === undefined ? [] : [`<link rel="stylesheet" href="${PREVIEW_STYLES}">`]),
    ...SITE_TAGS,
    ...program.head,
    headHtml(head),
    '</head>',
    '<body>',
    ...(preview === undefined ? [] : [previewBanner(preview)]),
    `<div id="root">${rootHtml}</div>`,
    ...program.body,
    '</body>',
    '</html>',
  ].join('\n');
  return {
    head,
    html: new TextEncoder().encode(html),
    inlineHashes: { scripts: program.hashes, styles: sheets.map(({ hash }) => hash) },
  };
};
