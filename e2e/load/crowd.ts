import { setTimeout as pause } from 'node:timers/promises';
import { contactReceiptSchema } from '@sgc/contract/leads';
import autocannon from 'autocannon';
import { type Kind, requestOf, type Visit } from './requests.ts';

/** Visitors who come at an even rate, and all do the same. */
export interface Crowd {
  readonly visitorsPerSecond: number;
  readonly visit: Visit;
}

/** What a crowd met. */
export interface Met {
  /** Milliseconds until each answer was whole, by what was asked for. */
  readonly times: ReadonlyMap<Kind, readonly number[]>;
  /** Answers other than success, and requests without one. */
  readonly failed: number;
  /** Answers as a share of what would have been asked for by visitors who never wait. */
  readonly answeredShare: number;
  /** References of messages that were accepted. */
  readonly acknowledged: readonly string[];
}

/** What one group met, as it happens. */
interface Notes {
  readonly times: Map<Kind, number[]>;
  readonly acknowledged: string[];
}

/** Visitors of one second do not all come in its first moment. */
const ARRIVALS_PER_SECOND = 10;

/** Visitors who come at the same moment of every second, each on a connection of their own. */
const arrive = (
  address: string,
  { visit, visitorsPerSecond }: Crowd,
  seconds: number,
  { times, acknowledged }: Notes,
): Promise<autocannon.Result> =>
  new Promise((resolve, reject) => {
    let kind: Kind = 'page';
    const settings = {
      url: address,
      connections: visitorsPerSecond,
      connectionRate: visit.length,
      duration: seconds,
      // Times are taken as they were: a visitor who waits does not ask for more meanwhile.
      ignoreCoordinatedOmission: true,
      requests: visit.map((step) => ({
        ...requestOf(step),
        onResponse: (status: number, body: string) => {
          kind = step.kind;
          if (kind === 'message' && status === 201)
            acknowledged.push(contactReceiptSchema.parse(JSON.parse(body)).reference);
        },
      })),
    };
    // The tool tells which step was answered and then, in the same turn, how long that took.
    autocannon(settings, (error, result) => (error ? reject(error) : resolve(result))).on(
      'response',
      (_client, _status, _bytes, ms) => {
        const some = times.get(kind);
        if (some === undefined) times.set(kind, [ms]);
        else some.push(ms);
      },
    );
  });

/** Splits visitors over the moments of a second. */
const split = (visitors: number): number[] => {
  const moments = Math.min(visitors, ARRIVALS_PER_SECOND);
  return Array.from(
    { length: moments },
    (_, index) => Math.floor(visitors / moments) + (index < visitors % moments ? 1 : 0),
  );
};

/** Lets crowds come to a site side by side, shared out evenly among its addresses as by a proxy, and waits for their end. */
export const letCome = async (
  addresses: readonly string[],
  crowds: readonly Crowd[],
  seconds: number,
): Promise<Met> => {
  const notes: Notes = { times: new Map(), acknowledged: [] };
  const arrivals = crowds.flatMap((crowd, first) => {
    const groups = split(crowd.visitorsPerSecond);
    return groups.map(async (visitorsPerSecond, index) => {
      await pause((index * 1000) / groups.length);
      const address = addresses[(index + first) % addresses.length] ?? '';
      return arrive(address, { ...crowd, visitorsPerSecond }, seconds, notes);
    });
  });
  const ends = await Promise.all(arrivals);
  const asked = crowds.reduce(
    (sum, { visit, visitorsPerSecond }) => sum + visit.length * visitorsPerSecond * seconds,
    0,
  );
  const answered = [...notes.times.values()].reduce((sum, some) => sum + some.length, 0);
  return {
    ...notes,
    failed: ends.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0),
    answeredShare: answered / asked,
  };
};
