/** As many lost files as a report may tell of one section. */
export const MOST_LOST_FILES = 100;

/** As many errors as a report may tell. */
export const MOST_ERRORS = 3;
