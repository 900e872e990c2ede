import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CSSLoaderOptions } from '@rsbuild/core';

const ENDING = '.module.css';

/** Names that a style file defines: of classes and of animations. */
const DEFINED = /(?:\.|@keyframes\s+)([a-z][\w-]*)/gi;

const LETTERS = 26;
const FIRST_LETTER = 97;

const inLetters = (index: number): string => {
  const last = String.fromCharCode(FIRST_LETTER + (index % LETTERS));
  return index < LETTERS ? last : inLetters(Math.floor(index / LETTERS)) + last;
};

const styleFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ENDING))
    .sort()
    .map((path) => join(folder, path));

/**
 * The shortest names of classes that stay the same from build to build and on both sides: every document holds its styles,
 * and hashes cannot be compressed. A name is the program's, so that no two programs can meet in one, the file's number,
 * and letters for its place in the file.
 * @param folders where the program's style files lie.
 * @returns settings of the loader of styles.
 */
export const shortClassNames = (program: string, folders: readonly string[]) => {
  const files = new Map(
    folders.flatMap(styleFiles).map((path, file) => {
      const defined = new Set([...readFileSync(path, 'utf8').matchAll(DEFINED)].map(([, name = '']) => name));
      return [path, { file, names: [...defined].sort() }];
    }),
  );
  const getLocalIdent = ({ resourcePath }: { readonly resourcePath: string }, _: string, name: string): string => {
    const { file = -1, names = [] } = files.get(resourcePath) ?? {};
    const place = names.indexOf(name);
    if (place < 0) throw new Error(`${resourcePath} has no class ${name} that ${program} knows`);
    return `${program}__${file}${inLetters(place)}`;
  };
  return { modules: { getLocalIdent } } satisfies CSSLoaderOptions;
};
