export { attemptTogether, Batches } from './batches.ts';
export { type ReleaseOrigin, releaseOrigin } from './release-origin.ts';
export { SectionWatch } from './section-watch.ts';
export { withinLimit } from './within-limit.ts';
export { type StoredReleases, Workspace } from './workspace.ts';
