import semver from 'semver';
import { Refusal } from '../refusal.ts';

/** Longest that a version may be: a pre-release with its build. */
const LONGEST_VERSION = 60;

/**
 * Refuses a release that does not name the exact versions it was built against: a range would pass with any live version.
 * @throws Refusal
 */
export const checkExactVersions = (shared: Readonly<Record<string, string>>): void => {
  for (const [name, version] of Object.entries(shared)) {
    const shown = JSON.stringify(version.slice(0, LONGEST_VERSION));
    if (version.length > LONGEST_VERSION || semver.valid(version) !== version) {
      throw new Refusal('shared-versions', `${name.slice(0, LONGEST_VERSION)} has ${shown}, which is no exact version`);
    }
  }
};
