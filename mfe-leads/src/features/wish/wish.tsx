import { calendarAddress, requestStatusAddress, type WishedDay } from '@sgc/contract/leads';
import { ButtonLink, Cluster, Stack } from '@sgc/ui';
import { wishInWords } from './wish-words.ts';

interface WishProps {
  readonly reference: string;
  /** Undefined for a message. */
  readonly wished: WishedDay | undefined;
}

/** What was wished for, its day for the visitor's calendar, and where to look later. */
export const Wish = ({ reference, wished }: WishProps) => (
  <Stack>
    {wished === undefined ? null : (
      <p>
        <strong>{wishInWords(wished)}</strong>
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
