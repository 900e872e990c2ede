/** How a fault begins, and how it is mended. */
export interface Acts {
  readonly begin: () => Promise<unknown>;
  readonly end: () => Promise<unknown>;
}
