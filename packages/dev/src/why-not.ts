import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Without these a folder has no section that could be built. */
const NEEDED = ['src/section.ts', 'rsbuild.config.ts', 'node_modules/@rsbuild/core'];

/**
 * What speaks against developing the section in a folder within a site.
 * @param root the folder.
 * @param site the site's address, as it was given.
 * @returns undefined if nothing does.
 */
export const whyNot = (root: string, site: string): string | undefined => {
  const missing = NEEDED.find((path) => !existsSync(join(root, path)));
  if (missing !== undefined) {
    return `${missing} is not here: run this in the folder of a section, after npm install. npm create @sgc/section writes one.`;
  }
  if (site === '') return 'Say which site the section is developed in: SITE=https://staging.example.com npm run dev';
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return undefined;
  return `SITE is ${site}, and has to be the address of a site, such as https://staging.example.com`;
};
