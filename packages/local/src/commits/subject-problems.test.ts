import { subjectProblems } from './subject-problems.ts';

test.each([
  'Extract ReleaseIntake from ReleaseControl',
  'Pass the request id on to the renderer',
  'Bring the tables of operations into one file',
  "Compress what is larger than 2 KB with the registry's own settings",
])('an imperative subject of at most 72 characters may stay: %s', (subject) => {
  expect(subjectProblems(subject)).toEqual([]);
});

test.each([
  ['Reports are waited for as long as the reporter may take', 'not imperative'],
  ['Fixed the feed', 'not imperative'],
  ['A skipped view transition is no fault of the page', 'begin with a verb'],
  ['The feed is followed', 'not imperative'],
  ['ADR 0099 dated as the others are', 'begin with a verb'],
  ['fix: the feed', 'begin with a verb'],
  ['Follow the feed.', 'full stop'],
  [`Follow ${'the feed '.repeat(8)}`.trim(), 'at most 72'],
])('a subject that tells a story, or too much, is refused: %s', (subject, problem) => {
  expect(subjectProblems(subject)).toEqual([expect.stringContaining(problem)]);
});
