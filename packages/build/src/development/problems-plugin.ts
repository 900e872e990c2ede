import { relative, sep } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { Problem } from '@sgc/contract/development';
import { isDevelopmentBuild } from './build-mode.ts';
import { tellParent } from './tell-parent.ts';

/** What rspack has to tell for problems. */
const ERROR_STATS = { all: false, errors: true, children: true, ids: true } satisfies Rspack.StatsOptions;

/** What is said of an error, in the line that names its cause. */
const CAUSE = /×\s+((?!Module build failed).+)/;

/** Where an error's own picture of the code begins. */
const PLACE = /─\[(\d+):(\d+)\]/;

const problemOf = (program: string, { message, moduleIdentifier }: Rspack.StatsError): Problem => {
  const file = moduleIdentifier?.split('!').at(-1)?.split('|').at(-1);
  const [, line, column] = PLACE.exec(message) ?? [];
  return {
    kind: 'build',
    program,
    message: CAUSE.exec(message)?.[1]?.trim() ?? message.trim(),
    ...(file?.startsWith('/')
      ? {
          file: relative(process.env.PROJECT_ROOT ?? '', file)
            .split(sep)
            .join('/'),
        }
      : {}),
    ...(line === undefined ? {} : { line: Number(line), column: Number(column) + 1 }),
  };
};

/** Browser and server are built from the same sources: what both stumble over is told once. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

/** While developing: tells when a build of a program begins, and what it found. */
export const problemsPlugin = (program: string): RsbuildPlugin => ({
  name: 'sgc:problems',
  setup: (api) => {
    if (!isDevelopmentBuild()) return;
    api.onBeforeBuild(() => tellParent({ kind: 'building', program }));
    api.onAfterBuild(({ stats }) => {
      const told = stats?.toJson(ERROR_STATS);
      const errors = [...(told?.errors ?? []), ...(told?.children ?? []).flatMap((child) => child.errors ?? [])];
      const problems = distinct(errors.map((error) => problemOf(program, error)));
      tellParent({ kind: 'build-problems', program, problems });
    });
  },
});
