import type { Rspack } from '@rsbuild/core';
import { providedNamesIn } from './names-of.ts';

/** Keeps which names the shell provides to sections, which its descriptor says. */
export class ProvidedNamesPlugin implements Rspack.RspackPluginInstance {
  #provided: Readonly<Record<string, readonly string[]>> = {};

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap(ProvidedNamesPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(ProvidedNamesPlugin.name, () => {
        this.#provided = providedNamesIn(compilation);
      });
    });
  }

  /** Names by package, as the last build provides them. */
  get provided(): Readonly<Record<string, readonly string[]>> {
    return this.#provided;
  }
}
