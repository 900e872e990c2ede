/** An error that the user of the command can fix; printed without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
