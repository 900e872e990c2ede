import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../src/root.ts';

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !path.includes('/src/') && existsSync(join(ROOT, path)));

/** A heading's anchor, as GitHub makes it. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('every link of %s leads to a file, and to a heading of it', (path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const dead = links.filter(([, target = '', anchor]) => {
    const file = target === '' ? join(ROOT, path) : join(ROOT, dirname(path), target);
    if (!existsSync(file)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});
