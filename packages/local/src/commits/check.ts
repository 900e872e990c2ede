import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from '../root.ts';
import { subjectProblems } from './subject-problems.ts';

// Commit subjects: of the message in a file (`--file`, for the hook), or of all commits since the rule exists.

const RULE = 'packages/local/src/commits/check.ts';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** Subjects of the commits that were made on top of the one that brought the rule; merges are named by git. */
const newSubjects = (): string[] => {
  const [first] = git('log', '--diff-filter=A', '--reverse', '--format=%H', '--', RULE).split('\n');
  return first
    ? git('log', '--ancestry-path', '--no-merges', '--format=%s', `${first}..HEAD`).split('\n').filter(Boolean)
    : [];
};

const [option, file] = process.argv.slice(2);
const subjects =
  option === '--file' && file !== undefined ? [readFileSync(file, 'utf8').split('\n', 1)[0] ?? ''] : newSubjects();

for (const subject of subjects) {
  for (const problem of subjectProblems(subject)) {
    console.error(`"${subject}": ${problem}`);
    process.exitCode = 1;
  }
}
