import { type Context, RunningSpan } from '@sgc/observability/tracing';
import type { RenderRequest } from '../messages.ts';

/** The spans of one rendering, made beside the process that renders: it has no way to a collector, and no say in them. */
export class RenderTrace {
  readonly #whole: RunningSpan;
  #part: RunningSpan;

  constructor({ match, requestId }: RenderRequest, within: Context) {
    this.#whole = new RunningSpan({
      of: 'renderer',
      name: match === undefined ? 'render' : `render ${match.owner}/${match.page}`,
      kind: 'inside',
      within,
      attributes: { 'request.id': requestId },
    });
    this.#part = this.#begin('load');
  }

  /** For what the page asks while it loads. */
  get context(): Context {
    return this.#part.context;
  }

  /** Its components begin to run. */
  turned(): void {
    this.#part.end();
    this.#part = this.#begin('components');
  }

  end(failure?: string): void {
    this.#part.end();
    this.#whole.end({}, failure);
  }

  #begin(name: string): RunningSpan {
    return new RunningSpan({ of: 'renderer', name, kind: 'inside', within: this.#whole.context });
  }
}
