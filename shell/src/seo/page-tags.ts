/** Marks the tags that belong to the page shown, so that the next page can take them away. */
export const PAGE_TAG_ATTRIBUTE = 'data-page';
