import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { facadeNames } from '../federated-packages.ts';
import { ALL, type SharedName, sharedNamesIn } from './names-of.ts';

const fileOf = (module: Rspack.Module): string =>
  String('resource' in module ? module.resource : '').replace(/\?.*/, '');

const saysName = (line: string, name: string): boolean => line.split(/[^\w$]+/).includes(name);

/** The first line of a file that says a name, or its package. What the compiler knows are lines of what it was handed. */
const placeOf = ({ from, name, module }: SharedName, root: string): string => {
  const file = fileOf(module);
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => (name === ALL ? line.includes(from) : saysName(line, name)));
  return `${relative(root, file)}${index < 0 ? '' : `:${index + 1}`}`;
};

/** What is wrong with a use of a shared package; undefined of what exists at run time. */
const problemWith = (used: SharedName, root: string): Error | undefined => {
  const { from, name, module } = used;
  const names = facadeNames(from);
  if (names === undefined || names.includes(name)) return undefined;
  const what = name === ALL ? `takes ${from} as a whole: import its names` : `imports ${name} from ${from}`;
  const problem = new Error(`${placeOf(used, root)} ${what}. What the shell shares of it is ${names.join(', ')}.`);
  return Object.assign(problem, { module });
};

/**
 * Refuses what a shared package has and the shell's facade of it has not: it compiles, and is undefined on the page. Keeps the names
 * that a section uses, which its release says.
 */
export class SharedNamesPlugin implements Rspack.RspackPluginInstance {
  #used: readonly SharedName[] = [];

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap(SharedNamesPlugin.name, (compilation) => {
      compilation.hooks.finishModules.tap(SharedNamesPlugin.name, () => {
        this.#used = sharedNamesIn(compilation);
        const problems = this.#used.map((one) => problemWith(one, compiler.context)).filter((one) => one !== undefined);
        compilation.errors.push(...new Map(problems.map((problem) => [problem.message, problem])).values());
      });
    });
  }

  /** What the last build used. */
  get used(): readonly SharedName[] {
    return this.#used;
  }
}
