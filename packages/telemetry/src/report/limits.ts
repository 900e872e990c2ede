/** Most lost files of one section in a report. */
export const MOST_LOST_FILES = 100;

/** Most errors in a report. */
export const MOST_ERRORS = 3;
