import type { CheckName } from '@sgc/contract/operations';
import { storableText } from '@sgc/contract/stored-text';

/** A release that must not go live, and why, in words for the team that made it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The check that refused it. */
  readonly check: CheckName;
  /** Whether it may pass another time: it was late, and the machine may have been busy. */
  readonly mayPass: boolean;
  /** Whether the release may be good: its files did not arrive as described, or this program had trouble of its own. */
  readonly blameless: boolean;

  constructor(check: CheckName, reason: string, { mayPass = false, blameless = false } = {}) {
    // What a release says of itself may be part of it.
    super(storableText(reason));
    this.check = check;
    this.mayPass = mayPass;
    this.blameless = blameless;
  }
}

/** A release that could not be fetched for now; the next look may succeed. */
export class OriginUnavailable extends Error {
  override readonly name = 'OriginUnavailable';
}
