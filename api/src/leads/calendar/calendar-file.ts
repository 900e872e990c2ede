import { type BusinessProfile, dayAfter } from '@sgc/contract/business';
import { PARTS_OF_DAY, REQUEST_LABELS, type WishedDay } from '@sgc/contract/leads';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';

/** A wish for a day, of a request with this reference. */
export interface DatedWish extends WishedDay {
  readonly day: string;
  readonly reference: string;
}

/**
 * A wished day as an iCalendar file: a whole day, or all days of a rental, for no hour is agreed yet. It says that it is
 * tentative, in its status and in its words, and blocks no time.
 */
export const calendarFile = (wish: DatedWish, business: BusinessProfile, now: Date): string => {
  const { kind, day, lastDay = day, part = 'any', reference } = wish;
  const host = new URL(business.origin).hostname;
  const calendar = ical({ prodId: { company: business.name, product: 'website' }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `${reference}@${host}`,
    stamp: now,
    allDay: true,
    start: new Date(day),
    // The first day after it, as the format wants it.
    end: new Date(dayAfter(lastDay)),
    summary: `${REQUEST_LABELS[kind]}, ${business.name} (not confirmed yet)`,
    description:
      `You asked for this day${part === 'any' ? '' : ` (${PARTS_OF_DAY[part].toLowerCase()})`}. It is not confirmed yet: ` +
      `we call or write to you. Reference ${reference}, phone ${business.phone}.`,
    status: ICalEventStatus.TENTATIVE,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return calendar.toString();
};
