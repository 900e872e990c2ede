/** As much of one kind as a report may tell of one section: views, failed views or lost files. */
export const MOST_OF_ONE_KIND = 100;
