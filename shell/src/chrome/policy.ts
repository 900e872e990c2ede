/** The footer's data of a policy. */
export interface Policy {
  readonly name: string;
  readonly slug: string;
}
