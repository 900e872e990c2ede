import { vehicleAddress } from '@sgc/contract/addresses';
import type { BusinessProfile } from '@sgc/contract/business';
import { CONTACT_INTEREST_LABELS, type RequestStatus, requestFacts } from '@sgc/contract/leads';
import { afterPaint, Card, type Fact, Facts, Notice } from '@sgc/ui';
import { useEffect, useRef } from 'react';
import { RESPONSE } from '../../content/thank-you.ts';
import styles from './status-answer.module.css';

const dateIn = (timeZone: string, time: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(new Date(time));

const factsOf = ({ reference, receivedAt, interest, vehicle, details }: RequestStatus, timeZone: string): Fact[] => [
  { name: 'Reference', value: reference },
  { name: 'Sent', value: dateIn(timeZone, receivedAt) },
  ...(details === undefined ? [{ name: 'About', value: CONTACT_INTEREST_LABELS[interest] }] : requestFacts(details)),
  ...(vehicle === undefined ? [] : [{ name: 'Cart', value: <a href={vehicleAddress(vehicle)}>{vehicle}</a> }]),
];

interface StatusAnswerProps {
  readonly status: RequestStatus;
  readonly business: BusinessProfile;
}

/** What was asked, and whether it is answered. Takes focus when it appears. */
export const StatusAnswer = ({ status, business: { timeZone } }: StatusAnswerProps) => {
  const { answeredAt, message } = status;
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus follows every new answer
  useEffect(() => afterPaint(() => heading.current?.focus()), [status]);

  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1}>
        {answeredAt === undefined ? 'Not answered yet' : 'Answered'}
      </h2>
      {answeredAt === undefined ? (
        <Notice>
          <p>We answer within {RESPONSE.atMostHours} hours. If it cannot wait, please call.</p>
        </Notice>
      ) : (
        <Notice tone="good">
          <p>
            We answered on {dateIn(timeZone, answeredAt)}. Nothing there? Please look into your spam folder, or call.
          </p>
        </Notice>
      )}
      <Facts facts={factsOf(status, timeZone)} />
      <p className={styles.message}>{message}</p>
    </Card>
  );
};
