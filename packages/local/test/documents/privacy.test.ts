import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/root.ts';
import { sourcesOf } from './sources.ts';

const page = readFileSync(join(ROOT, 'mfe-content/src/content/legal/privacy.md'), 'utf8');
const [, section = ''] = /^## What your browser keeps for you\n(.*?)^## /ms.exec(page) ?? [];

const sources = sourcesOf(
  'shell/src/*.ts',
  'shell/src/*.tsx',
  'shell/server/*.ts',
  'mfe-*/src/*.ts*',
  'packages/ui/src/*.ts*',
);

/** The text that a name stands for in a file, or that callers pass for it as the first argument of what the file exports. */
const textsOf = (name: string, text: string): string[] => {
  const constant = new RegExp(`const ${name} = '([^']+)'`).exec(text)?.[1];
  if (constant !== undefined) return [constant];
  const [, exported = ''] = new RegExp(`export const (\\w+) = \\(${name}: string`).exec(text) ?? [];
  if (exported === '') throw new Error(`what ${name} stands for cannot be found`);
  return sources.flatMap((source) =>
    [...source.text.matchAll(new RegExp(`\\b${exported}\\('([^']+)'`, 'g'))].map(([, key = '']) => key),
  );
};

const namesIn = (pattern: RegExp, text: string): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

const storageKeys = sources
  .filter(({ text }) => /(local|session)Storage/.test(text))
  .flatMap(({ text }) => namesIn(/\.(?:get|set|remove)Item\((\w+)/g, text).flatMap((name) => textsOf(name, text)));

const cookies = sources
  .filter(({ text }) => text.includes('stringifySetCookie'))
  .flatMap(({ text }) => namesIn(/\bname: (\w+)/g, text).flatMap((name) => textsOf(name, text)));

test('the privacy page names everything that code keeps in browsers, and nothing else', () => {
  expect(storageKeys.length).toBeGreaterThan(4);
  expect(cookies).toHaveLength(2);
  const named = [...section.matchAll(/\(([a-z:-]+)\)/g)].map(([, name = '']) => name);
  expect(named.sort()).toEqual([...new Set([...storageKeys, ...cookies])].sort());
});

test('code keeps nothing in browsers by other means', () => {
  const others = sources.filter(({ text }) =>
    /indexedDB|document\.cookie|\bcaches\.open|\.(get|set)Item\(['"`]/.test(text),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});
