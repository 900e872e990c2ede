import { dayInWords } from '@sgc/contract/business';
import { PARTS_OF_DAY, REQUEST_LABELS, type WishedDay } from '@sgc/contract/leads';

/** "Rental, Saturday, November 28, 2026 to Tuesday, December 1, 2026". */
export const preferredDayInWords = ({ kind, day, lastDay, part = 'any' }: WishedDay): string =>
  [
    REQUEST_LABELS[kind],
    ...(day === undefined
      ? []
      : [lastDay === undefined ? dayInWords(day) : `${dayInWords(day)} to ${dayInWords(lastDay)}`]),
    ...(part === 'any' ? [] : [PARTS_OF_DAY[part].toLowerCase()]),
  ].join(', ');
