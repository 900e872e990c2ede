/** What the footer needs to know of a policy. */
export interface Policy {
  readonly name: string;
  readonly slug: string;
}
