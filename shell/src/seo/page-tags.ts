/** Where the shell hands out the tags of a page; the page's address stands in the parameter `address`. */
export const PAGE_HEAD = '/_shell/head';

/** Marks the tags that belong to the page shown, so that the next page can take them away. */
export const PAGE_TAG_ATTRIBUTE = 'data-page';
