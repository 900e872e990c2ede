/** The footer's data of a municipality. */
export interface Municipality {
  readonly name: string;
  readonly slug: string;
}
