import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortClassNames } from './short-class-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
const names = Array.from({ length: 30 }, (_, index) => `.name${String(index).padStart(2, '0')} { margin: 0.5rem }`);
writeFileSync(join(folder, 'a.module.css'), '@keyframes rise { } .title { animation: rise } .title:hover > .lead { }');
writeFileSync(join(folder, 'b.module.css'), names.join('\n'));

const { getLocalIdent } = shortClassNames('mfe-eco', [folder]).modules;
const nameOf = (resourcePath: string, name: string): string => getLocalIdent({ resourcePath }, '', name);

test('a class is named by its program, its file and its place among the names of the file', () => {
  const inFirst = (name: string) => nameOf(join(folder, 'a.module.css'), name);
  expect(['lead', 'rise', 'title'].map(inFirst)).toEqual(['mfe-eco__0a', 'mfe-eco__0b', 'mfe-eco__0c']);
});

test('a file with more names than letters has names of two letters, each once', () => {
  const inSecond = names.map((_, index) =>
    nameOf(join(folder, 'b.module.css'), `name${String(index).padStart(2, '0')}`),
  );
  expect(inSecond.slice(25, 28)).toEqual(['mfe-eco__1z', 'mfe-eco__1ba', 'mfe-eco__1bb']);
  expect(new Set(inSecond).size).toBe(30);
});

test('a style file that is not among those of the program is told by name', () => {
  expect(() => nameOf('/elsewhere/c.module.css', 'title')).toThrow('/elsewhere/c.module.css');
});
