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
  expect(releaseSource(section, { RELEASE_BRANCH: 'hours', GITHUB_REF_NAME: 'prices' })?.branch).toBe('hours');
});

const PIPELINE = {
  RELEASE_COMMIT: '0123456789abcdef0123456789abcdef01234567',
  RELEASE_BRANCH: 'prices',
  RELEASE_AUTHOR: 'Ann Lee',
  RELEASE_SUBJECT: 'Say what a battery costs\n\nVisitors asked.',
  RELEASE_TIME: '2026-06-21T10:00:00-04:00',
};

test('git is believed before a pipeline', () => {
  expect(releaseSource(section, PIPELINE)).toMatchObject({ commit: git('rev-parse', 'HEAD'), branch: 'main' });
});

describe('outside of a git repository', () => {
  beforeEach(() => rmSync(join(repository, '.git'), { recursive: true }));

  test('a pipeline says commit, branch, author, first line and time', () => {
    expect(releaseSource(section, PIPELINE)).toEqual({
      commit: PIPELINE.RELEASE_COMMIT,
      branch: 'prices',
      author: 'Ann Lee',
      subject: 'Say what a battery costs',
      committedAt: '2026-06-21T10:00:00-04:00',
      isChanged: false,
    });
  });

  test("GitHub's own names stand in for commit and branch", () => {
    const { RELEASE_COMMIT, RELEASE_BRANCH, ...rest } = PIPELINE;
    const source = releaseSource(section, { ...rest, GITHUB_SHA: RELEASE_COMMIT, GITHUB_REF_NAME: RELEASE_BRANCH });
    expect(source).toMatchObject({ commit: RELEASE_COMMIT, branch: 'prices' });
  });

  test('each variable that a pipeline leaves out or says wrongly is named, all at once', () => {
    const { RELEASE_AUTHOR, ...rest } = PIPELINE;
    const wrong = { ...rest, RELEASE_COMMIT: 'main', RELEASE_TIME: 'yesterday' };
    expect(() => releaseSource(section, wrong)).toThrow(
      /RELEASE_COMMIT: must be 7 to 64.*RELEASE_AUTHOR: .*RELEASE_TIME: must be a time like/s,
    );
  });

  test('empty variables, as Compose passes unset ones, count as unset', () => {
    const empty = Object.fromEntries(Object.keys(PIPELINE).map((name) => [name, '']));
    expect(releaseSource(section, { ...empty, GITHUB_SHA: PIPELINE.RELEASE_COMMIT })).toBeUndefined();
  });

  test('a folder is built all the same where no pipeline says anything', () => {
    expect(releaseSource(section, {})).toBeUndefined();
  });
});
