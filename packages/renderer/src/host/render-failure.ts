/** Why a page could not be rendered. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  /** Whether it was lost to another rendering, or never had its turn: nothing speaks against the page. */
  readonly innocent: boolean;
  /** Whether it took too long, which a busy machine may be to blame for. */
  readonly isLate: boolean;
  /** Whose page it is, and in which version, where one is known. */
  readonly section: string | undefined;
  readonly version: string | undefined;
  /** Where its code threw; only while developing. */
  readonly trace: string | undefined;

  constructor(
    reason: string,
    { innocent = false, isLate = false, section, version, trace }: Partial<Omit<RenderFailure, keyof Error>> = {},
  ) {
    super(reason);
    this.innocent = innocent;
    this.isLate = isLate;
    this.section = section;
    this.version = version;
    this.trace = trace;
  }
}
