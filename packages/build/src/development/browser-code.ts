import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Compiled where this file is. */
const ENDING = extname(new URL(import.meta.url).pathname);

const fileOf = (name: string): string => fileURLToPath(new URL(`../../browser/${name}${ENDING}`, import.meta.url));

/** What a section's container exposes beside the section. */
export const HOT = fileOf('hot');

/** Lets React meet the page's one runtime of React Fast Refresh. */
export const REFRESH_HOOK = fileOf('refresh-hook');

/** That runtime as a section imports it. */
export const SECTION_REFRESH = fileOf('section-refresh');

/** What the bundler's runtime for extracted styles is replaced by: the page swaps its styles itself. */
export const NO_CSS_RELOAD = fileOf('no-css-reload');
