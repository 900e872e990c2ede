import { hasEachSectionOnce, type PreviewedRelease, previewedReleaseSchema } from '@sgc/contract/operations';
import { Failure } from '../failure.ts';
import { buildRelease } from './build-release.ts';
import { type CommonOptions, clientFor, signingKeyFor } from './settings.ts';

/** A section that is built here, or a version of it that the registry has. */
interface Wanted {
  readonly section: string;
  readonly version: string | undefined;
}

/** Reads `mfe-eco`, or `mfe-eco@0123456789abcdef`. */
const wantedOf = (name: string): Wanted => {
  const [section = '', version] = name.split('@', 2);
  if (version === undefined || previewedReleaseSchema.safeParse({ section, version }).success) {
    return { section, version };
  }
  throw new Failure(`${name} is not of the form mfe-name@version, with the 16 digits of a version.`);
};

const uploaded = async ({ section, version }: Wanted, options: CommonOptions): Promise<PreviewedRelease> => {
  if (version !== undefined) return { section, version };
  const built = await buildRelease(section, signingKeyFor(section, options), options);
  return { section, version: await clientFor(section, options).upload(section, built.folder) };
};

/** `preview`: a link to the site with these versions, which opens a page of the first. */
export const preview = async (
  names: readonly string[],
  options: CommonOptions & { readonly days: number },
): Promise<string> => {
  const [first, ...others] = names.map(wantedOf);
  if (first === undefined) throw new Failure('Say which section to preview.');
  if (!hasEachSectionOnce([first, ...others])) throw new Failure('A preview shows a section in one version at a time.');
  const releases: [PreviewedRelease, ...PreviewedRelease[]] = [await uploaded(first, options)];
  for (const other of others) releases.push(await uploaded(other, options));
  const { link, expires } = await clientFor(first.section, options).preview(releases, options.days);
  const shown = releases.map(({ section, version }) => `${version} of ${section}`).join(', ');
  return `${shown}, until ${expires}:\n${link}`;
};
