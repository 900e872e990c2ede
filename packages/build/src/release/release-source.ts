import { execFileSync } from 'node:child_process';
import { type ReleaseSource, releaseSourceSchema } from '@sgc/contract/operations';

const MOST_CHARACTERS = 200;

/** Pipelines check out a commit, not a branch, and say its name like this. */
const BRANCH = 'GITHUB_REF_NAME';

/** What git answers in a folder; undefined if there is no git, or nothing that it keeps. */
const git = (folder: string, ...words: readonly string[]): string | undefined => {
  try {
    return execFileSync('git', ['-C', folder, ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};

/**
 * What git says of the commit that a folder is built from.
 * @returns undefined where git does not keep the folder: in an image that is built from its files alone, say.
 */
export const releaseSource = (folder: string, environment: NodeJS.ProcessEnv): ReleaseSource | undefined => {
  const said = git(folder, 'log', '-1', '--format=%H%n%an%n%cI%n%s');
  if (!said) return undefined;
  const [commit, author = '', committedAt, subject = ''] = said.split('\n');
  const branch = git(folder, 'symbolic-ref', '--short', '-q', 'HEAD') || environment[BRANCH];
  return releaseSourceSchema.parse({
    commit,
    ...(branch === undefined ? {} : { branch: branch.slice(0, MOST_CHARACTERS) }),
    author: author.slice(0, MOST_CHARACTERS),
    subject: subject.slice(0, MOST_CHARACTERS),
    committedAt,
    isChanged: git(folder, 'status', '--porcelain', '--', '.') !== '',
  });
};
