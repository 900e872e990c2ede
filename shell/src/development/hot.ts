import type { Section } from '@sgc/contract/section';
import { type Container, loadedContainer, loadedSections } from '../sections/remote-sections.ts';

/** The module that a section's development container exposes beside the section; see `hot.ts` of the build. */
export interface Hot {
  hash(): string;
  update(): Promise<boolean>;
  refresh(): void;
}

/** A container of a section that was built for development. */
export interface HotContainer extends Omit<Container, 'get'> {
  get(module: './section'): Promise<() => { readonly section: Section }>;
  get(module: './hot'): Promise<() => { readonly hot: Hot }>;
}

/** The container of a section as far as it was loaded. */
export const hotContainer = (section: string): HotContainer | undefined =>
  loadedContainer(section) as HotContainer | undefined;

/** The build of a section that this page runs; undefined if it was built to ship, as those of a running site are. */
const runningBuild = async (section: string): Promise<string | undefined> => {
  try {
    return (await hotContainer(section)?.get('./hot'))?.().hot.hash();
  } catch {
    return undefined;
  }
};

/** The builds of sections whose code this page runs, as the bundler counts them. */
export const runningBuilds = async (): Promise<Record<string, string>> => {
  const builds: Record<string, string> = {};
  for (const section of loadedSections()) {
    const build = await runningBuild(section);
    if (build !== undefined) builds[section] = build;
  }
  return builds;
};
