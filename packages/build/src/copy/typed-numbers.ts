import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/** Texts of a program that a visitor may read: words between tags, and strings and templates. */
const readableTexts = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(readableTexts);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Record<string, unknown>;
  if (node.type === 'ImportDeclaration') return [];
  const own =
    node.type === 'JSXText' || node.type === 'StringLiteral'
      ? [String(node.value)]
      : node.type === 'TemplateElement'
        ? [String(node.raw)]
        : [];
  return [...own, ...Object.values(node).flatMap(readableTexts)];
};

/** A number among words, or one that its sign makes a figure: "24 hours", "$155", "0%", "15+". */
const isFigure = (text: string): boolean =>
  /\d/.test(text) && (/[a-z]\s|\s[a-z]/i.test(text) || /\$\d|\d[%+]/.test(text));

/** Texts in a TypeScript source that hold a typed figure where a token of a fact should stand. */
export const typedNumbersIn = (source: string, tsx: boolean): string[] =>
  readableTexts(parseSync(source, { syntax: 'typescript', tsx })).filter(isFigure);

/** The same for all programs of some folders, tests left out: "file: text". */
export const typedNumbersOf = (root: string, folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        typedNumbersIn(readFileSync(join(root, folder, file), 'utf8'), file.endsWith('x')).map(
          (text) => `${folder}/${file}: ${text}`,
        ),
      ),
  );
