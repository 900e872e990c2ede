import { Refusal, type ReleaseDescriptor, type StoredRelease } from '@sgc/release-format';

/**
 * Checks that no two sections of a set show the same address.
 * @throws Refusal
 */
export const checkCollisions = (candidate: ReleaseDescriptor, others: readonly StoredRelease[]): void => {
  const owner = new Map(
    others
      .filter(({ descriptor }) => descriptor.section !== candidate.section)
      .flatMap(({ descriptor }) =>
        descriptor.pages.flatMap((page) => page.paths.map((path) => [path, descriptor.section] as const)),
      ),
  );
  const own = new Set<string>();
  for (const path of candidate.pages.flatMap((page) => page.paths)) {
    const other = owner.get(path) ?? (own.has(path) ? candidate.section : undefined);
    if (other !== undefined) throw new Refusal('addresses', `${path} is already a page of ${other}`);
    own.add(path);
  }
};
