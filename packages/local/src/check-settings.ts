import { badSettings } from './settings.ts';

/** Ends the process, naming all bad settings, unless the settings are valid. */
export const checkSettings = (): void => {
  const problems = badSettings();
  if (problems.length === 0) return;
  console.error(
    `The site cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
  );
  process.exit(1);
};
