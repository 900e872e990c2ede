import { execFileSync } from 'node:child_process';
import { type ReleaseSource, releaseSourceSchema } from '@sgc/contract/operations';
import { setVariables } from '@sgc/contract/settings';
import * as z from 'zod';

const MOST_CHARACTERS = 200;

const line = z.string().transform((text) => text.split('\n', 1)[0]?.slice(0, MOST_CHARACTERS) ?? '');

/** What a pipeline says in place of git: all of these settings or none, but for the branch. */
const pipelineSchema = z.object({
  RELEASE_COMMIT: z.string().regex(/^[0-9a-f]{7,64}$/, 'must be 7 to 64 hexadecimal digits'),
  RELEASE_BRANCH: line.optional(),
  RELEASE_AUTHOR: line,
  RELEASE_SUBJECT: line,
  RELEASE_TIME: z.iso.datetime({ offset: true, error: 'must be a time like 2026-06-20T10:00:00-04:00' }),
});

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

/** Pipelines check out a commit, not a branch, and say its name. GitHub's says it by itself. */
const branchOf = ({ RELEASE_BRANCH, GITHUB_REF_NAME }: NodeJS.ProcessEnv): string | undefined =>
  RELEASE_BRANCH ?? GITHUB_REF_NAME;

/** @throws if a pipeline says some of it, or what cannot be read. */
const pipelineSource = (environment: NodeJS.ProcessEnv): ReleaseSource | undefined => {
  if (Object.keys(pipelineSchema.shape).every((name) => environment[name] === undefined)) return undefined;
  const parsed = pipelineSchema.safeParse({
    ...environment,
    RELEASE_COMMIT: environment.RELEASE_COMMIT ?? environment.GITHUB_SHA,
    RELEASE_BRANCH: branchOf(environment),
  });
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `  - ${path.join('.')}: ${message}`);
    throw new Error(`The pipeline does not say what the release is built from:\n${problems.join('\n')}`);
  }
  const { RELEASE_COMMIT, RELEASE_BRANCH, RELEASE_AUTHOR, RELEASE_SUBJECT, RELEASE_TIME } = parsed.data;
  return releaseSourceSchema.parse({
    commit: RELEASE_COMMIT,
    ...(RELEASE_BRANCH === undefined ? {} : { branch: RELEASE_BRANCH }),
    author: RELEASE_AUTHOR,
    subject: RELEASE_SUBJECT,
    committedAt: RELEASE_TIME,
    isChanged: false,
  });
};

/**
 * What git says of the commit that a folder is built from, or the pipeline where git does not keep the folder, as in an image
 * that is built from its files alone.
 * @returns undefined where neither says anything.
 * @throws if the pipeline says it in part, or wrongly.
 */
export const releaseSource = (folder: string, environment: NodeJS.ProcessEnv): ReleaseSource | undefined => {
  const variables = setVariables(environment);
  const said = git(folder, 'log', '-1', '--format=%H%n%an%n%cI%n%s');
  if (!said) return pipelineSource(variables);
  const [commit, author = '', committedAt, subject = ''] = said.split('\n');
  const branch = git(folder, 'symbolic-ref', '--short', '-q', 'HEAD') || branchOf(variables);
  return releaseSourceSchema.parse({
    commit,
    ...(branch === undefined ? {} : { branch: branch.slice(0, MOST_CHARACTERS) }),
    author: author.slice(0, MOST_CHARACTERS),
    subject: subject.slice(0, MOST_CHARACTERS),
    committedAt,
    isChanged: git(folder, 'status', '--porcelain', '--', '.') !== '',
  });
};
