import type { FragmentName, Page, PageContext, PageProps, PlacedFragment, Section } from '@sgc/contract/section';
import { fragmentParts } from '@sgc/contract/section';
import { withQuietBoundary } from './quiet-boundary.tsx';

/** The fragments of a page by name, as far as they could be had. */
export type PlacedFragments = PageProps['fragments'];

const load = async (
  name: FragmentName,
  sections: ReadonlyMap<string, Section>,
  context: PageContext,
): Promise<PlacedFragment | undefined> => {
  const [section, own] = fragmentParts(name);
  const fragment = sections.get(section)?.fragments?.[own];
  if (fragment === undefined) return undefined;
  const [module] = await Promise.all([fragment.Component(), fragment.load?.(context)]);
  // A fragment's properties are agreed between its section and the page that places it.
  return withQuietBoundary(module.default as PlacedFragment);
};

/** Loads what a page places of other sections. One that fails is left out: the page stands without it. */
export const loadFragments = async (
  page: Page,
  sections: ReadonlyMap<string, Section>,
  context: PageContext,
  without: readonly string[],
): Promise<PlacedFragments> => {
  const names = (page.fragments ?? []).filter((name) => !without.includes(name));
  const loaded = await Promise.all(
    names.map(async (name) => [name, await load(name, sections, context).catch(() => undefined)] as const),
  );
  return Object.fromEntries(loaded.filter(([, fragment]) => fragment !== undefined));
};
