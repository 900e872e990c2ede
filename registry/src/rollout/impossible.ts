/** An operation that cannot be done as things are, and why. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}
