import type { FailurePlace } from '../messages.ts';

/** Why a page could not be rendered. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  /** Whether it was lost to another rendering, or never had its turn: the page is not at fault. */
  readonly innocent: boolean;
  /** Whether it took too long, which a busy machine may be to blame for. */
  readonly isLate: boolean;
  /** The owner of the page, and its version, if known. */
  readonly section: string | undefined;
  readonly version: string | undefined;
  /** Which of its pages, and at which path. */
  readonly page: string | undefined;
  readonly pathname: string | undefined;
  /** Where in its code, where that is known. */
  readonly place: FailurePlace;

  constructor(
    reason: string,
    { innocent = false, isLate = false, place = {}, ...of }: Partial<Omit<RenderFailure, keyof Error>> = {},
  ) {
    super(reason);
    this.innocent = innocent;
    this.isLate = isLate;
    this.section = of.section;
    this.version = of.version;
    this.page = of.page;
    this.pathname = of.pathname;
    this.place = place;
  }
}
