import { differenceOf, type ReleaseDifference } from '@sgc/release-format';
import type { RegistryState } from '../state/state.schema.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** How each live version differs from the one that it replaced, by section, as long as both are stored. */
export const liveDifferences = async (
  { arrivals }: Pick<RegistryState, 'arrivals'>,
  store: Pick<ReleaseStore, 'descriptor'>,
): Promise<Readonly<Record<string, ReleaseDifference>>> => {
  const differences = Object.entries(arrivals).map(async ([section, { version, from }]) => {
    if (from === undefined) return [];
    const [before, after] = await Promise.all([store.descriptor(section, from), store.descriptor(section, version)]);
    return before === undefined || after === undefined ? [] : [[section, differenceOf(before, after)] as const];
  });
  return Object.fromEntries((await Promise.all(differences)).flat());
};
