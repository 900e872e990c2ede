import { calendarIn, DEFAULT_BUSINESS_PROFILE, dayAfter, weekdayInWords } from '@sgc/contract/business';

/** The next such day of the week after today, where the dealer is: "2026-11-28". */
export const nextDay = (weekday: string): string => {
  const { day } = calendarIn(DEFAULT_BUSINESS_PROFILE.timeZone, new Date());
  let next = dayAfter(day);
  while (weekdayInWords(next) !== weekday) next = dayAfter(next);
  return next;
};
