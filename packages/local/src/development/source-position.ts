import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative, sep } from 'node:path';

/** A place in the project's sources, counted from 1. */
export interface Position {
  /** The program that the code was built into. */
  readonly program: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * A built file in a stack: `/_assets/mfe-eco/entry.js:1:2` in browsers, with a time if it is a hot update;
 * `/mfe-eco/server/entry.js:1:2` in a renderer.
 */
const BUILT = /\/(?:_assets\/([\w-]+)|([\w-]+)\/server)\/([\w./%+-]+\.(?:m?js))(?:\?\d+)?:(\d+):(\d+)/g;

/** The shell's own program that renders. */
const RENDER = /\/(render)\/(render\.cjs):(\d+):(\d+)/g;

const pathIn = (root: string, file: string): string => relative(root, file).split(sep).join('/');

const sourceOf = (
  root: string,
  builtFile: string,
  line: number,
  column: number,
): Omit<Position, 'program'> | undefined => {
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${builtFile}.map`, 'utf8')));
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return undefined;
    const file = pathIn(root, entry.originalSource.replace(/^file:\/\//, ''));
    const isOwn = !file.startsWith('..') && !file.includes('node_modules/');
    return isOwn ? { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 } : undefined;
  } catch {
    // A file of another site, or one that is gone by now.
    return undefined;
  }
};

/** A frame of a stack: a built file, by its path below the build of its program, and the place in it. */
interface Frame {
  readonly program: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const framesIn = (stack: string): Frame[] => {
  const ofSections = [...stack.matchAll(BUILT)].map(([, inBrowser, onServer, name = '', line, column]) => {
    const file = join(inBrowser === undefined ? 'server' : 'client', name);
    return { program: inBrowser ?? onServer ?? '', file, line: Number(line), column: Number(column) };
  });
  const ofRender = [...stack.matchAll(RENDER)].map(([, folder = '', name = '', line, column]) => {
    return { program: 'shell', file: join(folder, name), line: Number(line), column: Number(column) };
  });
  return [...ofSections, ...ofRender];
};

/**
 * The first place of a stack that is in the project's own sources: of a section's, for the shell calls them and is seldom to
 * blame; else of the shell's.
 * @param root the project's folder.
 * @param folderOf folder of a program's build.
 */
export const positionIn = (
  stack: string,
  root: string,
  folderOf: (program: string) => string,
): Position | undefined => {
  const frames = framesIn(stack);
  const ofSections = frames.filter(({ program }) => program !== 'shell');
  const ofShell = frames.filter(({ program }) => program === 'shell');
  for (const { program, file, line, column } of [...ofSections, ...ofShell]) {
    const found = sourceOf(root, join(folderOf(program), file), line, column);
    if (found !== undefined) return { program, ...found };
  }
  return undefined;
};

/**
 * Where a section declares the refused part: the page that the refusal names, or the section.
 * @param root the project's folder.
 * @param sources folder of the section's sources.
 * @returns undefined if its table of contents cannot be read.
 */
export const declarationIn = (
  root: string,
  sources: string,
  refusal: string,
): Omit<Position, 'program' | 'column'> | undefined => {
  const contents = join(sources, 'src/section.ts');
  try {
    const lines = readFileSync(contents, 'utf8').split('\n');
    const words = new Set(refusal.split(/[^\w-]+/));
    const page = lines.findIndex((line) => words.has(/^\s*id: '([\w-]+)'/.exec(line)?.[1] ?? ''));
    const found = page === -1 ? lines.findIndex((line) => line.includes('defineSection(')) : page;
    return { file: pathIn(root, contents), line: Math.max(found, 0) + 1 };
  } catch {
    return undefined;
  }
};
