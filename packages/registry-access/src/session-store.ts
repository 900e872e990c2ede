import type { Person } from '@sgc/access-file';

/** Where the sessions of people in browsers are kept; ending one there signs its person out. */
export interface SessionStore {
  /** How long a session lasts, in seconds. */
  readonly seconds: number;
  /** @returns the token that the browser shows from now on. */
  begin(person: Person): Promise<string>;
  /** The person whose session a token is of; undefined if it is over. */
  find(token: string): Promise<Person | undefined>;
  end(token: string): Promise<void>;
}
