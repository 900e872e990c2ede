import { isDeepStrictEqual } from 'node:util';
import type { ReleaseDescriptor } from '@sgc/release-format';
import { rememberLive } from './decisions.ts';
import type { Canary, RegistryState } from './state.schema.ts';

/** Versions of a section that stay served, the live one among them. */
export const KEPT_VERSIONS = 10;

const KEPT_SETS = 50;

type Versions = RegistryState['live'];

/** The state in which some versions are shown to visitors, and are kept for that. */
const shown = (state: RegistryState, versions: Versions): RegistryState => {
  const kept = { ...state.kept };
  for (const [section, version] of Object.entries(versions)) {
    // However many canaries come and go, what is live beside them stays.
    const first = [version, state.live[section]].filter((one) => one !== undefined);
    kept[section] = [...new Set([...first, ...(kept[section] ?? [])])].slice(0, KEPT_VERSIONS);
  }
  const [shell] = state.shells;
  if (shell === undefined) return { ...state, kept };
  const set = { shell, versions };
  const others = state.sets.filter((one) => !isDeepStrictEqual(one, set));
  return { ...state, kept, sets: [...others, set].slice(-KEPT_SETS) };
};

/** The state in which some releases are live. A canary of one of their sections is over then. */
export const goLive = (
  state: RegistryState,
  releases: readonly Pick<ReleaseDescriptor, 'section' | 'version' | 'builtAt'>[],
  at: string,
): RegistryState => {
  const versions = releases.map(({ section, version }) => [section, version] as const);
  const live = { ...state.live, ...Object.fromEntries(versions) };
  const arrivals = releases.map(({ section, version, builtAt }) => {
    const from = state.live[section];
    return [section, { version, ...(from === undefined ? {} : { from }), at, builtAt }] as const;
  });
  const isOver = releases.some(({ section }) => section === state.canary?.section);
  const next = {
    ...state,
    live,
    liveSince: at,
    arrivals: { ...state.arrivals, ...Object.fromEntries(arrivals) },
    canary: isOver ? null : state.canary,
  };
  const remembered = releases.reduce(rememberLive, next);
  return withCanaryShown(shown(remembered, live));
};

/** The state in which a share of the visitors sees a version first. */
export const startCanary = (state: RegistryState, canary: Canary): RegistryState =>
  withCanaryShown({ ...state, canary });

const withCanaryShown = (state: RegistryState): RegistryState =>
  state.canary === null ? state : shown(state, { ...state.live, [state.canary.section]: state.canary.version });

/** The state in which a build of the shell serves, its predecessors' files kept. */
export const withShell = (state: RegistryState, version: string): RegistryState =>
  state.shells[0] === version
    ? state
    : { ...state, shells: [version, ...state.shells.filter((one) => one !== version)].slice(0, KEPT_VERSIONS) };

/** The state in which visitors with a token see some versions until a time in milliseconds. */
export const withPreview = (
  state: RegistryState,
  preview: RegistryState['previews'][number],
  now: number,
): RegistryState => ({ ...state, previews: [...state.previews.filter(({ expires }) => expires > now), preview] });
