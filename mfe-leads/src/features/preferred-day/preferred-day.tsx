import { calendarAddress, requestStatusAddress, type WishedDay } from '@sgc/contract/leads';
import { ButtonLink, Cluster, Stack } from '@sgc/ui';
import { preferredDayInWords } from './preferred-day-words.ts';

interface PreferredDayProps {
  readonly reference: string;
  /** Undefined for a message. */
  readonly wished: WishedDay | undefined;
}

/** What was asked for, its preferred day for the visitor's calendar, and where to look later. */
export const PreferredDay = ({ reference, wished }: PreferredDayProps) => (
  <Stack>
    {wished === undefined ? null : (
      <p>
        <strong>{preferredDayInWords(wished)}</strong>
        {wished.day === undefined ? null : ' (not confirmed yet)'}
      </p>
    )}
    <Cluster>
      {wished?.day === undefined ? null : (
        // The browser keeps the file; it leads to no page.
        <ButtonLink href={calendarAddress(reference, wished)} download variant="solid">
          Add to your calendar
        </ButtonLink>
      )}
      <ButtonLink href={requestStatusAddress(reference)} variant="outline">
        See what you asked
      </ButtonLink>
    </Cluster>
  </Stack>
);
