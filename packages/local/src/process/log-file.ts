import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import pretty from 'pino-pretty';

/** Where a program's lines go. */
export interface LogFile {
  /** Takes the log of its standard output. */
  readonly lines: Writable;
  /** Takes any other text. */
  readonly text: Writable;
}

/** Time, level, program, message, then the request and the other fields: `12:00:00.000 INFO (api): request {…}`. */
const readable = (destination: Writable): Writable =>
  pretty({
    destination,
    colorize: false,
    translateTime: 'SYS:HH:MM:ss.l',
    messageFormat: '{program}: {msg}',
    ignore: 'program,pid,hostname',
    singleLine: true,
  });

/** Appends a program's output to a file: JSON lines as they are, or as lines for a person. */
export const openLogFile = (file: string, format: 'json' | 'readable'): LogFile => {
  mkdirSync(dirname(file), { recursive: true });
  const text = createWriteStream(file, { flags: 'a' });
  return { text, lines: format === 'json' ? text : readable(text) };
};
