import type { Section } from '@sgc/contract/section';

/** Where one version of a section starts. */
export interface SectionEntry {
  readonly name: string;
  readonly version: string;
  /** Address of its container. */
  readonly entry: string;
}

/** A federation container: takes the shell's shared packages and gives what it exposes. */
interface Container {
  init(shareScope: unknown): Promise<void> | void;
  get(module: './section'): Promise<() => { readonly section: Section }>;
}

declare const __webpack_init_sharing__: (scope: 'default') => Promise<void>;
declare const __webpack_share_scopes__: { readonly default: unknown };

/**
 * Loads the only module that a section exposes. A container that was loaded before is the same one again.
 * @throws if its container cannot be loaded.
 */
export const loadSection = async ({ entry }: SectionEntry): Promise<Section> => {
  const container: Container = await import(/* webpackIgnore: true */ entry);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return (await container.get('./section'))().section;
};
