export { FeedFollower } from './feed-follower.ts';
export { RegistryClient, RegistryUnavailable } from './registry-client.ts';
export { ReleaseCache } from './release-cache.ts';
