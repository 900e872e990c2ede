import type { ProgramMessage } from '@sgc/contract/development';

/** Tells the development command, which started this program, why a release does not go live. */
export const tellDeveloper = (program: string, message: string, stack = ''): void => {
  const told: ProgramMessage = { kind: 'failed', failure: { kind: 'gate', program, message, stack } };
  process.send?.(told);
};
