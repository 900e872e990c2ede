/** Level of a heading in the page's outline; the page's own title is 1. */
export type HeadingLevel = 1 | 2 | 3 | 4;
