import type { Rspack } from '@rsbuild/core';
import { ASSET_STATS } from '../development/emitted-files.ts';
import { MODULE_STATS } from '../npm/shipped-packages.ts';
import { CHUNK_STATS } from './client-files.ts';

/** The environments of a build. In a watched build the stats tell only of those that a change built anew: the others stay known. */
export class KnownEnvironments {
  readonly #known = new Map<string | undefined, Rspack.StatsCompilation>();

  /** All that are known after a build. */
  after(stats: Rspack.Stats | Rspack.MultiStats): readonly Rspack.StatsCompilation[] {
    const built = stats.toJson({ children: true, ...CHUNK_STATS, ...MODULE_STATS, ...ASSET_STATS }).children ?? [];
    for (const environment of built) this.#known.set(environment.name, environment);
    return [...this.#known.values()];
  }
}
