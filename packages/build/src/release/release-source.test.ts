import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseSource } from './release-source.ts';

const AUTHOR = {
  GIT_AUTHOR_NAME: 'Jo Miller',
  GIT_AUTHOR_EMAIL: 'jo@example.com',
  GIT_COMMITTER_NAME: 'Jo Miller',
  GIT_COMMITTER_EMAIL: 'jo@example.com',
  GIT_AUTHOR_DATE: '2026-06-20T10:00:00-04:00',
  GIT_COMMITTER_DATE: '2026-06-20T10:00:00-04:00',
};

let repository: string;
let section: string;

const git = (...words: readonly string[]): string =>
  execFileSync('git', ['-C', repository, ...words], { encoding: 'utf8', env: { ...process.env, ...AUTHOR } }).trim();

beforeEach(() => {
  repository = realpathSync(mkdtempSync(join(tmpdir(), 'release-source-')));
  section = join(repository, 'mfe-a');
  mkdirSync(section);
  writeFileSync(join(section, 'text.ts'), 'export const text = 1;\n');
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'Say what a cart costs\n\nVisitors asked.');
});
afterEach(() => rmSync(repository, { recursive: true }));

test('a build in a repository says commit, branch, author, first line and time', () => {
  expect(releaseSource(section, {})).toEqual({
    commit: git('rev-parse', 'HEAD'),
    branch: 'main',
    author: 'Jo Miller',
    subject: 'Say what a cart costs',
    committedAt: '2026-06-20T10:00:00-04:00',
    isChanged: false,
  });
});

test('a changed file of the section is said, another section is not its concern', () => {
  writeFileSync(join(repository, 'other.ts'), '');
  expect(releaseSource(section, {})?.isChanged).toBe(false);
  writeFileSync(join(section, 'text.ts'), 'export const text = 2;\n');
  expect(releaseSource(section, {})?.isChanged).toBe(true);
});

test('a pipeline that checks out a commit names its branch', () => {
  git('checkout', '-q', '--detach');
  expect(releaseSource(section, {})?.branch).toBeUndefined();
  expect(releaseSource(section, { GITHUB_REF_NAME: 'prices' })?.branch).toBe('prices');
});

test('a folder that git does not keep is built all the same', () => {
  rmSync(join(repository, '.git'), { recursive: true });
  expect(releaseSource(section, {})).toBeUndefined();
});
