import { stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import { type Confinement, findConfinement } from './confinement.ts';
import type { RenderLimits } from './render-limits.ts';
import { RendererPipe } from './renderer-pipe.ts';

/** Settings of a process before it knows its set. */
export interface ProgramSettings {
  /** The built program that renders. */
  readonly program: URL;
  readonly limits: RenderLimits;
  readonly log: Logger;
}

/** Processes that have started and wait for a set: one is always ready, since a set's pages wait while one starts. */
class RendererSource {
  readonly #settings: ProgramSettings;
  readonly #confinement: Promise<Confinement>;
  #spare: RendererPipe | undefined;
  /** When the program that the waiting process runs was written. */
  #spareWrittenMs: number | undefined;

  constructor(settings: ProgramSettings) {
    this.#settings = settings;
    this.#confinement = findConfinement(settings.program, settings.limits);
    void this.#confinement.then(({ held }) => settings.log.info({ held }, 'what the system holds renderers to'));
  }

  async take(): Promise<RendererPipe> {
    const confinement = await this.#confinement;
    const writtenMs = await this.#writtenMs();
    const spare = this.#spare;
    this.#spare = undefined;
    if (spare !== undefined && writtenMs === this.#spareWrittenMs) return spare;
    spare?.end('its program was built anew');
    return this.#start(confinement);
  }

  /** Starts the next waiting process, once the last one no longer needs the processor. */
  async refill(): Promise<void> {
    const confinement = await this.#confinement;
    const writtenMs = await this.#writtenMs();
    if (this.#spare !== undefined) return;
    const spare = this.#start(confinement);
    this.#spare = spare;
    this.#spareWrittenMs = writtenMs;
    spare.listen({
      onMessage: () => undefined,
      onEnd: () => {
        if (this.#spare === spare) this.#spare = undefined;
      },
    });
  }

  /** While developing, the program is built anew under a host that goes on. */
  async #writtenMs(): Promise<number | undefined> {
    return stat(this.#settings.program).then(
      ({ mtimeMs }) => mtimeMs,
      // A disk that is away does not make a started process outdated.
      () => this.#spareWrittenMs,
    );
  }

  #start(confinement: Confinement): RendererPipe {
    return new RendererPipe(confinement, this.#settings.limits);
  }
}

const sources = new Map<string, RendererSource>();

/** The source of processes for a program. */
export const rendererSource = (settings: ProgramSettings): RendererSource => {
  const { program, limits } = settings;
  const key = JSON.stringify([program.href, limits.heapMb, limits.memoryMb, limits.htmlBytes]);
  const source = sources.get(key) ?? new RendererSource(settings);
  sources.set(key, source);
  return source;
};
