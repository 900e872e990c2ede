import type { ReleaseDescriptor } from '@sgc/release-format';
import { type RegistryState, type SectionDecisions, sectionDecisionsSchema } from './state.schema.ts';

const NONE: SectionDecisions = { blocked: {}, canaryPercent: 0, history: [] };

const REMEMBERED_VERSIONS = 50;

/** A property that is `undefined` is taken back. */
export type Change = { [Name in keyof SectionDecisions]?: SectionDecisions[Name] | undefined };

/** The decisions about a section. */
export const decisionsOf = ({ sections }: RegistryState, section: string): SectionDecisions =>
  sections[section] ?? NONE;

/** The state with something else decided about a section. */
export const decide = (state: RegistryState, section: string, change: Change): RegistryState => {
  const merged = Object.entries({ ...decisionsOf(state, section), ...change });
  const decided = sectionDecisionsSchema.parse(Object.fromEntries(merged.filter(([, value]) => value !== undefined)));
  return { ...state, sections: { ...state.sections, [section]: decided } };
};

/** The state in which a section's version has gone live. An earlier version that came back leaves `newestBuilt` as it is. */
export const rememberLive = (
  state: RegistryState,
  { section, version, builtAt }: Pick<ReleaseDescriptor, 'section' | 'version' | 'builtAt'>,
): RegistryState => {
  const { history, newestBuilt = builtAt } = decisionsOf(state, section);
  return decide(state, section, {
    history: history.at(-1) === version ? history : [...history, version].slice(-REMEMBERED_VERSIONS),
    newestBuilt: Date.parse(builtAt) > Date.parse(newestBuilt) ? builtAt : newestBuilt,
  });
};

/** Versions to go back to, the latest first: they have been live, and are not blocked. */
export const earlierVersions = (state: RegistryState, section: string, than: string | undefined): string[] => {
  const { history, blocked } = decisionsOf(state, section);
  const others = history.filter((version) => version !== than && blocked[version] === undefined);
  return [...new Set(others.reverse())];
};
