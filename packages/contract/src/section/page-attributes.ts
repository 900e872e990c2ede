/**
 * Attribute of a form that holds words nobody else has yet. While the document holds an element with it, the shell
 * swaps no code and reloads nothing by itself.
 */
export const UNSENT_ATTRIBUTE = 'data-unsent';

/** Attribute of the document's root element: id of the release set that the page runs. The shell writes it. */
export const RELEASE_SET_ATTRIBUTE = 'data-release-set';
