/** Opening times of a group of days in 24-hour local time ("09:00"); without times the desk is closed. */
export interface TimesOfDays {
  readonly days: string;
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
  /** Replaces "Closed", as in "Emergency only". */
  readonly note?: string | undefined;
}

/** "9AM" for "09:00". */
export const formatTime = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${past}${hours % 24 < 12 ? 'AM' : 'PM'}`;
};

/** "9AM-5PM", the note where there are no times, or "Closed". */
export const formatTimes = ({ opens, closes, note }: TimesOfDays): string =>
  opens && closes ? `${formatTime(opens)}-${formatTime(closes)}` : (note ?? 'Closed');
