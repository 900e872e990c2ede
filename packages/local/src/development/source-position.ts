import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../root.ts';

/** A place in the project's sources, counted from 1. */
export interface Position {
  /** The program that the code was built into. */
  readonly program: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A built file in a stack: `/_assets/mfe-eco/entry.js:1:2` in browsers, `/mfe-eco/server/entry.js:1:2` in a renderer. */
const BUILT = /\/(?:_assets\/([\w-]+)|([\w-]+)\/server)\/([\w./%+-]+\.(?:m?js)):(\d+):(\d+)/g;

/** The shell's own program that renders. */
const RENDER = /\/(render)\/(render\.cjs):(\d+):(\d+)/g;

const sourceOf = (builtFile: string, line: number, column: number): Omit<Position, 'program'> | undefined => {
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${builtFile}.map`, 'utf8')));
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return undefined;
    const file = relative(ROOT, entry.originalSource.replace(/^file:\/\//, ''))
      .split(sep)
      .join('/');
    const isOwn = !file.startsWith('..') && !file.includes('node_modules/');
    return isOwn ? { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 } : undefined;
  } catch {
    // A file of another site, or one that is gone by now.
    return undefined;
  }
};

/**
 * The first place of a stack that is in the project's own sources.
 * @param folderOf folder of a program's build.
 */
export const positionIn = (stack: string, folderOf: (program: string) => string): Position | undefined => {
  for (const [, inBrowser, onServer, file = '', line, column] of stack.matchAll(BUILT)) {
    const program = inBrowser ?? onServer ?? '';
    const built = join(folderOf(program), inBrowser === undefined ? 'server' : 'client', file);
    const found = sourceOf(built, Number(line), Number(column));
    if (found !== undefined) return { program, ...found };
  }
  for (const [, folder = '', file = '', line, column] of stack.matchAll(RENDER)) {
    const found = sourceOf(join(folderOf('shell'), folder, file), Number(line), Number(column));
    if (found !== undefined) return { program: 'shell', ...found };
  }
  return undefined;
};
