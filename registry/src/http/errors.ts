import { ERRORS, type ErrorPlace, type ReportedError, reportedErrorsSchema } from '@sgc/contract/operations';
import { shellsOnly } from '@sgc/registry-access';
import type { SourcePlaces } from '@sgc/telemetry/source-places';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Control } from '../control.ts';
import { storeErrors } from '../errors/error-store.ts';
import { STANDS_BY } from '../writer.ts';

export interface ErrorRoutes {
  readonly token: string | undefined;
  readonly pool: pg.Pool;
  readonly places: SourcePlaces;
  readonly control: () => Control | undefined;
}

/** Takes errors of versions that stay served from shells, keeps the latest, and answers where in the sources they are. */
export const serveErrors = (app: FastifyInstance, { token, pool, places, control }: ErrorRoutes): void => {
  /** Code of another section, such as of a fragment, is taken to be of its live version. */
  const placeOf = async (deciding: Control, error: ReportedError): Promise<ErrorPlace> => {
    const { section, version, at, componentStack } = error;
    const inSources = (text: string): Promise<string> =>
      places.inSources(text, (owner) => (owner === section ? version : deciding.state.state.live[owner]));
    const place = at && (await inSources(at));
    return {
      ...(place !== at && { place }),
      ...(componentStack !== undefined && { componentStack: await inSources(componentStack) }),
    };
  };

  app.post(ERRORS, { onRequest: shellsOnly(token) }, async (request, reply) => {
    const deciding = control();
    if (deciding === undefined) return reply.code(503).send({ error: STANDS_BY });
    const parsed = reportedErrorsSchema.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) });
    const { errors } = parsed.data;
    const found: ErrorPlace[] = [];
    // One after the other: a map that is read for one is there for the next.
    for (const error of errors) found.push(deciding.isKept(error) ? await placeOf(deciding, error) : {});
    const placed = errors.map((error, index) => ({ ...error, place: found[index]?.place ?? error.at ?? '' }));
    await storeErrors(pool, placed.filter(deciding.isKept));
    return reply.send({ places: found });
  });
};
