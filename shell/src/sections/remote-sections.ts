import type { Section } from '@sgc/contract/section';

/** Where one version of a section starts. */
export interface SectionEntry {
  readonly name: string;
  readonly version: string;
  /** Address of its container. */
  readonly entry: string;
}

/** A federation container: takes the shell's shared packages and gives what it exposes. */
export interface Container {
  init(shareScope: unknown): Promise<void> | void;
  get(module: './section'): Promise<() => { readonly section: Section }>;
}

declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: unknown };

/** Those of this document, by their sections' names: a visit has one version of each. */
const containers = new Map<string, Container>();

/** The container of a section as far as it was loaded. */
export const loadedContainer = (section: string): Container | undefined => containers.get(section);

/** Names of the sections whose containers were loaded. */
export const loadedSections = (): readonly string[] => [...containers.keys()];

/**
 * Loads the only module that a section exposes. A container that was loaded before is the same one again, also where a newer
 * one is live: while developing its modules are replaced one by one.
 * @throws if its container cannot be loaded.
 */
export const loadSection = async ({ name, entry }: SectionEntry): Promise<Section> => {
  const container: Container = containers.get(name) ?? (await import(/* webpackIgnore: true */ entry));
  containers.set(name, container);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return (await container.get('./section'))().section;
};
