import type { Rspack } from '@rsbuild/core';
import type { ProgramMessage } from '@sgc/contract/development';

/** Tells the development command, if it started this build. */
export const tellParent = (message: ProgramMessage): void => {
  process.send?.(message);
};

/** Tells that open pages may have a section's new code: its files are written, if not yet its release. */
export const tellBuilt = (section: string, client: Rspack.StatsCompilation | undefined): void => {
  const styles = (client?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.css'));
  const hash = client?.hash;
  if (hash === undefined) throw new Error('the bundler told no hash of the build');
  tellParent({ kind: 'built', section, hash, styles: styles.map((name) => `/_assets/${section}/${name}`) });
};

/** Tells what a step of a program's build threw instead of ending the build: the next change may mend it. */
export const withProblems =
  <Given>(program: string, step: (given: Given) => Promise<void>) =>
  async (given: Given): Promise<void> => {
    try {
      await step(given);
    } catch (error) {
      const { message } = error as Error;
      tellParent({ kind: 'build-problems', program, problems: [{ kind: 'build', program, message }] });
    }
  };
