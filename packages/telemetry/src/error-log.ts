import type { ErrorSide } from '@sgc/contract/operations';
import type { Logger } from 'pino';
import type { ErrorPlaces } from './error-places.ts';

/** A log line about an error in the code of a section, or of the shell. */
export interface ErrorLine {
  readonly section?: string | undefined;
  readonly version?: string | undefined;
  readonly page?: string | undefined;
  readonly path?: string | undefined;
  readonly withoutFragments?: readonly string[];
  /** Where in a built file. */
  readonly at?: string | undefined;
  readonly componentStack?: string | undefined;
  readonly reason: string;
}

export type ErrorLogger = Pick<Logger, 'error' | 'warn'>;

const CONTROL = /[^\P{Cc}\n\t]/gu;
const BREAK = /\s+/g;
const MOST_CHARACTERS = 200;

/** Quoted words, addresses and long numbers: a visitor may have written them. */
const VALUES = /"[^"]*"?|'[^']*'?|`[^`]*`?|[a-z-]+:\/\/\S+|\S+@\S+|\+?\d(?:[\s().-]?\d){5,}/gi;

/** As engines quote names of properties. */
const NAME_OF_CODE = /^'[\w$.[\]]{1,60}'$/;

/** The part of an error's words that is remembered. */
export const rememberedWords = (reason: string): string =>
  reason
    .replace(VALUES, (value) => (NAME_OF_CODE.test(value) ? value : '…'))
    .replace(CONTROL, ' ')
    .replace(BREAK, ' ')
    .slice(0, MOST_CHARACTERS);

/** Logs errors of versions with the place in their sources. */
export class ErrorLog {
  readonly #places: Pick<ErrorPlaces, 'find'>;

  constructor(places: Pick<ErrorPlaces, 'find'>) {
    this.#places = places;
  }

  /** Writes a line once the place is known, or known not to come, without delaying the caller. */
  write(log: ErrorLogger, level: keyof ErrorLogger, side: ErrorSide, line: ErrorLine, message: string): void {
    const { section, version, page = '', at, componentStack, reason } = line;
    if (section === undefined || version === undefined) {
      log[level](line, message);
      return;
    }
    const error = {
      section,
      version,
      side,
      page,
      message: rememberedWords(reason),
      ...(at !== undefined && { at }),
      ...(componentStack !== undefined && { componentStack: componentStack.replace(CONTROL, ' ') }),
    };
    void this.#places.find(error).then((found) => log[level]({ ...line, ...found }, message));
  }
}
