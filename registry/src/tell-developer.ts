import type { Failure, ProgramMessage } from '@sgc/contract/development';

/** Tells the development command, which started this program, why a release does not go live. */
export const tellDeveloper = (refused: Omit<Failure, 'kind'>): void => {
  const told: ProgramMessage = { kind: 'failed', failure: { kind: 'gate', ...refused } };
  process.send?.(told);
};
