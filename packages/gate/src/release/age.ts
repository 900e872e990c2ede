import { Refusal, type ReleaseDescriptor } from '@sgc/release-format';

/** How far the clocks of two machines may be apart. */
const CLOCK_TOLERANCE_MS = 10 * 60 * 1000;

/**
 * Checks that a release is not an old one that was copied to the origin again. Only the registry goes back: it keeps the
 * earlier versions, and knows who asked for it.
 * @param newest when the newest release that went live from this origin was built, if any did.
 * @throws Refusal
 */
export const checkAge = ({ builtAt }: ReleaseDescriptor, newest: string | undefined): void => {
  if (newest !== undefined && Date.parse(builtAt) < Date.parse(newest)) {
    throw new Refusal(
      'age',
      `it was built ${builtAt}, before the release of ${newest} that has been live: build it again, or roll back`,
      // Built again, the same sources give the same version: so it is tried again as long as it is there.
      { blameless: true },
    );
  }
};

/**
 * Checks that a release was not built in the future: those after it would count as older.
 * @param now of a clock that teams' machines agree with.
 * @throws Refusal
 */
export const checkClock = ({ builtAt }: ReleaseDescriptor, now: Date): void => {
  if (Date.parse(builtAt) > now.getTime() + CLOCK_TOLERANCE_MS) {
    throw new Refusal('age', `it was built ${builtAt}, which is more than ten minutes from now: mind the clocks`);
  }
};
