/**
 * Attribute of a form that holds unsent words. While the document holds an element with it, the shell swaps no code and
 * reloads nothing by itself.
 */
export const UNSENT_ATTRIBUTE = 'data-unsent';

/** Attribute of the document's root element: id of the release set that the page runs. The shell writes it. */
export const RELEASE_SET_ATTRIBUTE = 'data-release-set';

/**
 * Attribute of the document's root element: `coming` where the page's program can come, `here` once everything of the page
 * answers to it. Until then what a visitor does works without the program, or is done once it is here. Without the
 * attribute there is none. The shell writes it.
 */
export const PROGRAM_ATTRIBUTE = 'data-program';

/** Id of the element that tells the starter what a page wants. The shell writes it. */
export const FIRST_VIEW_ID = 'first-view';
