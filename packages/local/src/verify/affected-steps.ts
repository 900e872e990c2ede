import { affectedWorkspaces } from './affected-workspaces.ts';
import { baseOfChanges, changedFiles, readWorkspaces } from './changes.ts';
import { BUILD, jest, STEPS, type Step, types } from './steps.ts';

/** Steps that check whole folders in seconds, after every change. */
const ALWAYS = ['format and lint', 'subjects of new commits', 'dependency rules'];

const ofChanges = ({ args, ...step }: Step, base: string): Step => ({
  ...step,
  args: [...args, `--changedSince=${base}`, '--passWithNoTests'],
});

/**
 * The steps that check a branch's changes within a minute or two: types of the affected workspaces, and the tests that reach
 * the changes by their imports. Browsers and the site as a whole are left to all steps.
 */
export const affectedSteps = (): Step[] => {
  const base = baseOfChanges();
  const affected = affectedWorkspaces(readWorkspaces(), changedFiles(base));
  const programs = ['registry', 'api', 'shell'].filter((program) => affected.includes(program));
  return [
    ...STEPS.filter(({ name }) => ALWAYS.includes(name)),
    ...affected.map(types),
    ...(programs.length > 0 ? [BUILD] : []),
    ofChanges(jest('unit tests of packages and sections', '.'), base),
    ...programs.map((program) => ofChanges({ ...jest(`tests of ${program}`, program), needsBuild: true }, base)),
  ];
};
