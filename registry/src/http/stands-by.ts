/** What an instance says that does not decide now. */
export const STANDS_BY =
  'This instance of the registry does not decide now: another one does, or PostgreSQL cannot be reached. Try again in a moment.';
