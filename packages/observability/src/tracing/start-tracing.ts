import type { Logger } from 'pino';
import type { TraceTarget, Tracing } from './settings.ts';

const NONE: Tracing = { stop: async () => undefined };

/** Collects the spans of this program from now on, if there is a collector. Only then the library for that is loaded. */
export const startTracing = async (service: string, target: TraceTarget | undefined, log: Logger): Promise<Tracing> => {
  if (target === undefined) return NONE;
  const { exportSpans } = await import('./export-spans.ts');
  return exportSpans(service, target, log);
};
