import { verify } from 'node:crypto';
import { type ReleaseDescriptor, signedText } from '@sgc/contract/release';
import type { Access } from '../../access/access.ts';
import { Refusal } from '../refusal.ts';

/**
 * Checks that a release was made by somebody who holds a key of its section. A shell without an access file takes
 * releases from its origins on trust, and says so when it starts.
 * @throws Refusal
 */
export const checkSignature = (descriptor: ReleaseDescriptor, access: Access | undefined): void => {
  if (access === undefined) return;
  const { section, signature, ...rest } = descriptor;
  if (signature === undefined && access.unsigned.includes(section)) return;
  if (signature === undefined) throw new Refusal('signature', 'it is not signed');
  const key = access.keysOf(section).get(signature.key);
  if (key === undefined) {
    throw new Refusal('signature', `it is signed with key ${signature.key}, which is no key of ${section}`);
  }
  const signed = Buffer.from(signedText({ section, ...rest }));
  if (!verify(null, signed, key, Buffer.from(signature.value, 'base64'))) {
    throw new Refusal('signature', 'its signature is not one over what it says');
  }
};

/** How far the clocks of two machines may be apart. */
const CLOCK_TOLERANCE_MS = 48 * 60 * 60 * 1000;

/**
 * Checks that a release is not an old one that somebody shows again. Going back is the shell's own work: it keeps the
 * earlier versions, and knows who asked for it.
 * @param newest when the newest release that went live from this origin was built, if any did.
 * @throws Refusal
 */
export const checkAge = ({ builtAt }: ReleaseDescriptor, newest: string | undefined, now: Date): void => {
  if (newest !== undefined && Date.parse(builtAt) < Date.parse(newest)) {
    throw new Refusal(
      'age',
      `it was built ${builtAt}, before the release of ${newest} that has been live: build it again, or roll back`,
      // Built again, the same sources give the same version: it is looked at again for as long as it lies there.
      { blameless: true },
    );
  }
  if (Date.parse(builtAt) > now.getTime() + CLOCK_TOLERANCE_MS) {
    throw new Refusal('age', `it was built ${builtAt}, which is more than two days from now: mind the clocks`);
  }
};
