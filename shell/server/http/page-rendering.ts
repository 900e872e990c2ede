import { type ReleaseSet, SHELL, versionIn } from '@sgc/release-format';
import { type RenderedPage, RenderFailure, type RenderRequest, type SetRenderer } from '@sgc/renderer/host';
import type { PageMatch } from '@sgc/renderer/set';
import type { Counting, ErrorLog } from '@sgc/telemetry';
import type { FastifyRequest } from 'fastify';
import type { Durations } from '../metrics/durations.ts';
import type { DataRevisions } from './data-revisions.ts';
import { Redirected } from './redirected.ts';
import { logLeftOut } from './render-failures.ts';

/** Which page of which set an address shows. */
export interface Located {
  readonly renderer: SetRenderer;
  readonly pathname: string;
  readonly search: string;
  readonly match: PageMatch | undefined;
}

export interface PageRenderingOptions {
  readonly counting: Counting;
  readonly errors: Pick<ErrorLog, 'write'>;
  readonly revisions: Pick<DataRevisions, 'reachable'>;
  readonly durations: Pick<Durations, 'noteRendering'>;
}

/** Has pages rendered, and counts the outcome for each version that took part. */
export class PageRendering {
  readonly #options: PageRenderingOptions;

  constructor(options: PageRenderingOptions) {
    this.#options = options;
  }

  /** @throws RenderFailure; Redirected */
  async render(
    { renderer, pathname, search, match }: Located,
    request: FastifyRequest,
    rest: Pick<RenderRequest, 'submission' | 'preview'> = {},
  ): Promise<RenderedPage> {
    // Addresses that lead nowhere are the shell's.
    const owner = match?.owner ?? SHELL;
    try {
      const rendered = await renderer.render(
        { pathname, search, match, requestId: request.id, ...rest },
        request.traceContext,
      );
      if (rendered.kind === 'redirect') throw new Redirected(rendered);
      this.#count(renderer.set, request.visitorAddress, rendered.sections, rendered.failedSections);
      logLeftOut(this.#options.errors, request.log, rendered, { set: renderer.set, match, pathname });
      if (rendered.timings !== undefined) this.#options.durations.noteRendering(owner, rendered.timings);
      return rendered;
    } catch (error) {
      if (error instanceof RenderFailure && this.#isOwnFault(error))
        this.#count(renderer.set, request.visitorAddress, [owner], [owner]);
      throw error;
    }
  }

  /** A page that is late while the API does not answer may have waited for it. */
  #isOwnFault({ isLate, innocent }: RenderFailure): boolean {
    return !innocent && (!isLate || this.#options.revisions.reachable);
  }

  #count(set: ReleaseSet, address: string, sections: readonly string[], failed: readonly string[]): void {
    for (const section of sections) {
      const version = versionIn(set, section);
      const failedRenders = failed.includes(section) ? 1 : 0;
      if (version !== undefined)
        this.#options.counting.count({ section, version, address }, { renders: 1, failedRenders });
    }
  }
}
