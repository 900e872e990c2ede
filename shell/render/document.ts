import { createHash } from 'node:crypto';
import { type PageHead, type PageResource, RELEASE_SET_ATTRIBUTE } from '@sgc/contract/section';
import type { ReleaseSet } from '@sgc/release-format';
import type { RenderRequest } from '@sgc/renderer/process';
import { shellResources } from '@sgc/renderer/set';
import { LEAVE_PREVIEW, PREVIEW_STYLES } from '../server/routing/fixed-addresses.ts';
import { PAYLOAD_ELEMENT_ID, type PagePayload } from '../src/sections/page-payload.schema.ts';
import { jsonInScript } from '../src/seo/escape-html.ts';
import { headHtml } from '../src/seo/head-html.ts';
import { SITE_TAGS, SPECULATION_RULES } from './site-tags.ts';

const stylesheet = ({ url, integrity }: PageResource, chunk?: string): string =>
  `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin${chunk === undefined ? '' : ` data-href="${chunk}"`}>`;

const fontPreload = ({ url }: PageResource): string =>
  `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`;

const modulePreload = ({ url, integrity }: PageResource): string =>
  `<link rel="modulepreload" href="${url}" integrity="${integrity}" crossorigin>`;

const moduleScript = ({ url, integrity }: PageResource): string =>
  `<script type="module" src="${url}" integrity="${integrity}" crossorigin></script>`;

/** Outside of what React renders: it stays through a visit, and costs other visitors nothing. */
const previewBanner = ({ section, version }: NonNullable<RenderRequest['preview']>): string =>
  [
    '<aside class="preview-banner" aria-label="Preview">',
    `<p>Preview of ${section}, version ${version}. Visitors do not see it.</p>`,
    `<form method="post" action="${LEAVE_PREVIEW}"><button type="submit">Leave preview</button></form>`,
    '</aside>',
  ].join('');

/** Digest of an inline script as a content security policy names it. */
const scriptHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface Document {
  readonly head: PageHead;
  readonly html: Uint8Array;
  /** Digests of the inline scripts, for the content security policy. */
  readonly scriptHashes: readonly string[];
}

/** Only an import map makes the browser check the digest of a script that code imports. */
const importMapOf = (resources: readonly PageResource[]): string =>
  JSON.stringify({ integrity: Object.fromEntries(resources.map(({ url, integrity }) => [url, integrity])) });

export interface DocumentOptions {
  /** What the browser's program starts from; without it the page runs no program. */
  readonly payload?: PagePayload;
  readonly preview?: RenderRequest['preview'];
}

/** The whole page around what React rendered. */
export const documentOf = (
  set: ReleaseSet,
  head: PageHead,
  rootHtml: string,
  { payload, preview }: DocumentOptions = {},
): Document => {
  const shell = shellResources(set);
  const { scripts = [], lazyScripts = [], styles = [] } = payload?.resolution ?? {};
  const importMap = importMapOf([...shell.scripts, ...shell.lazyScripts, ...scripts, ...lazyScripts]);
  const program =
    payload === undefined
      ? []
      : [
          `<script type="importmap">${importMap}</script>`,
          ...scripts.map(modulePreload),
          ...shell.scripts.map(moduleScript),
          `<script type="speculationrules">${SPECULATION_RULES}</script>`,
        ];
  const html = [
    '<!doctype html>',
    `<html lang="en" ${RELEASE_SET_ATTRIBUTE}="${set.id}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...SITE_TAGS,
    ...shell.fonts.map(fontPreload),
    ...shell.styles.map((style) => stylesheet(style)),
    ...styles.map((style) => stylesheet(style, style.chunk)),
    ...(preview === undefined ? [] : [`<link rel="stylesheet" href="${PREVIEW_STYLES}">`]),
    ...program,
    headHtml(head),
    '</head>',
    '<body>',
    ...(preview === undefined ? [] : [previewBanner(preview)]),
    `<div id="root">${rootHtml}</div>`,
    ...(payload === undefined
      ? []
      : [`<script type="application/json" id="${PAYLOAD_ELEMENT_ID}">${jsonInScript(payload)}</script>`]),
    '</body>',
    '</html>',
  ].join('\n');
  return {
    head,
    html: new TextEncoder().encode(html),
    scriptHashes: payload === undefined ? [] : [importMap, SPECULATION_RULES].map(scriptHash),
  };
};
