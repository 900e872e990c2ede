import { type Feed, previewedReleases } from '@sgc/contract/operations';
import { SHELL } from '@sgc/release-format';

/** Versions whose files stay served, each with its owner: what is shown now first. */
export const retainedVersions = ({ live, canary, previews, kept, shells }: Feed): (readonly [string, string])[] => {
  const all = [
    ...Object.entries(live),
    ...(canary === null ? [] : [[canary.section, canary.version] as const]),
    ...shells.map((version) => [SHELL, version] as const),
    ...previews
      .filter(({ expires }) => expires > Date.now())
      .flatMap(previewedReleases)
      .map(({ section, version }) => [section, version] as const),
    ...Object.entries(kept).flatMap(([section, versions]) => versions.map((version) => [section, version] as const)),
  ];
  return [...new Map(all.map((one) => [one.join('/'), one])).values()];
};

/** Whether a version stays served, as far as the registry has said. */
export const isRetainedIn = (feed: Feed | undefined, owner: string, version: string): boolean => {
  if (feed === undefined) return false;
  if (owner === SHELL) return feed.shells.includes(version);
  return (
    feed.live[owner] === version ||
    (feed.kept[owner]?.includes(version) ?? false) ||
    (feed.canary?.section === owner && feed.canary.version === version)
  );
};
