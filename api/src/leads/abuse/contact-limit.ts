import type { EntityManager } from 'typeorm';
import type { Config } from '../../config/config.schema.ts';
import { type Count, count } from './counts.ts';

export type ContactLimits = Pick<Config, 'CONTACT_LIMIT' | 'CONTACT_TOTAL_LIMIT' | 'CONTACT_LIMIT_WINDOW_S'>;

/** A message as it is counted. */
export interface CountedMessage {
  readonly sender: string;
  /** Whether it comes from a form of the site. */
  readonly isFromForm: boolean;
  /** Whether it looks automated already: then it counts for its sender alone. */
  readonly isSuspected: boolean;
}

/** What is to become of a message that is too much. */
export type Excess = { readonly refusedForSeconds: number } | { readonly suspectedFor: string };

/** Beyond this multiple of the limit, messages are refused so that they cannot fill the disk. */
const REFUSED_ABOVE = 50;

/** Keys beside those of senders; no hash looks like them. */
const EVERYBODY = 'everybody';
const NO_FORM = 'no form';

/** The place of each message among those that were counted under its key, the first of the window being 1. */
const placesOf = <Message>(
  messages: ReadonlyMap<string, readonly Message[]>,
  counts: ReadonlyMap<string, Count>,
): ReadonlyMap<Message, number> =>
  new Map(
    [...messages].flatMap(([key, theirs]) => {
      const before = (counts.get(key)?.times ?? theirs.length) - theirs.length;
      return theirs.map((message, index): [Message, number] => [message, before + index + 1]);
    }),
  );

/**
 * Counts messages for each sender, and for all together. Those that come from no form of the site are also counted together,
 * as if one address had sent them: a few are welcome, many are automated.
 * @returns what is too much, and what becomes of it. The first message of a form from an address is never too much.
 */
export const countMessages = async <Message extends CountedMessage>(
  manager: EntityManager,
  { CONTACT_LIMIT, CONTACT_TOTAL_LIMIT, CONTACT_LIMIT_WINDOW_S }: ContactLimits,
  given: readonly Message[],
): Promise<ReadonlyMap<Message, Excess>> => {
  const bySender = new Map<string, Message[]>();
  for (const message of given) bySender.set(message.sender, [...(bySender.get(message.sender) ?? []), message]);
  const unsuspected = given.filter(({ isSuspected }) => !isSuspected);
  const formless = new Map([[NO_FORM, unsuspected.filter(({ isFromForm }) => !isFromForm)]]);
  const all = new Map([...bySender, ...formless, [EVERYBODY, unsuspected]]);
  const lengths = [...all].map(([key, { length }]): [string, number] => [key, length]);
  const counts = await count(manager, CONTACT_LIMIT_WINDOW_S, new Map(lengths.filter(([, length]) => length > 0)));
  const ofSender = placesOf(bySender, counts);
  const ofFormless = placesOf(formless, counts);
  const isFull = (counts.get(EVERYBODY)?.times ?? 0) > CONTACT_TOTAL_LIMIT;

  const excessOf = (message: Message): Excess | undefined => {
    const place = ofSender.get(message) ?? 1;
    if (place > CONTACT_LIMIT * REFUSED_ABOVE)
      return { refusedForSeconds: counts.get(message.sender)?.waitSeconds ?? CONTACT_LIMIT_WINDOW_S };
    if (place > CONTACT_LIMIT) return { suspectedFor: 'its address sent many messages in a short time' };
    if ((ofFormless.get(message) ?? 0) > CONTACT_LIMIT)
      return { suspectedFor: 'it came from no form of the site, like many others at that time' };
    return isFull && place > 1
      ? { suspectedFor: 'many messages came at once, and its address sent others' }
      : undefined;
  };
  return new Map(
    given.flatMap((message): [Message, Excess][] => {
      const excess = excessOf(message);
      return excess === undefined ? [] : [[message, excess]];
    }),
  );
};
