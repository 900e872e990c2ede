/** Something that whoever runs the command can do something about; told without a stack. */
export class Failure extends Error {
  override readonly name = 'Failure';
}
