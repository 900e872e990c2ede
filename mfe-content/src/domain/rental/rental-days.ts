import { DAY_MS } from '@sgc/contract/time';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day as a date field writes it. */
export const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

/** A day of the calendar as a date field writes it, at midnight of universal time; undefined for what is no day. */
export const readDay = (text: string): Date | undefined => {
  if (!DATE.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || isoDay(day) !== text ? undefined : day;
};

/** The day a rental ends: time counts in whole days from pickup to return. */
export const returnDay = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** Whole days from pickup to return: negative where the return comes first. */
export const wholeDays = (from: Date, until: Date): number => Math.round((until.getTime() - from.getTime()) / DAY_MS);

/** "Thursday, December 3, 2026". */
export const dayText = (day: Date): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(day);
