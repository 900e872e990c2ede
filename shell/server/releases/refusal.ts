/** A release that must not go live, and why, in words for the team that made it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Name of the check that refused it. */
  readonly check: string;
  /** Whether it may pass another time: it was late, and the machine may have been busy. */
  readonly mayPass: boolean;

  constructor(check: string, reason: string, { mayPass = false } = {}) {
    super(reason);
    this.check = check;
    this.mayPass = mayPass;
  }
}

/** A release that could not be fetched for now; the next look may have more luck. */
export class OriginUnavailable extends Error {
  override readonly name = 'OriginUnavailable';
}
