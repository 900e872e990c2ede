/** An operation that cannot be done in the current state, and why. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}
