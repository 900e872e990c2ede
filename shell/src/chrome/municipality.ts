/** What the footer needs to know of a municipality. */
export interface Municipality {
  readonly name: string;
  readonly slug: string;
}
