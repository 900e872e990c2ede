import { OPERATION_FIELDS, OPS, type OperationName } from '@sgc/contract/operations';
import type { Outcome } from '@sgc/operators-pages';
import type { Authorization } from '@sgc/registry-access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Control } from '../control.ts';
import { nameOf, type Operation } from '../rollout/operations.ts';
import { STANDS_BY } from '../writer.ts';

type AskedOperation =
  | { readonly ok: true; readonly operation: Operation; readonly why: string }
  | { readonly ok: false; readonly status: number; readonly error: string };

/** Reads an operation from a request. */
const readOperation = (what: string, body: unknown): AskedOperation => {
  if (!Object.hasOwn(OPERATION_FIELDS, what)) {
    return { ok: false, status: 404, error: `There is no operation "${what}".` };
  }
  const parsed = OPERATION_FIELDS[what as OperationName].safeParse(body ?? {});
  if (!parsed.success) {
    const error = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
    return { ok: false, status: 400, error };
  }
  const { why, ...rest } = parsed.data;
  return { ok: true, operation: { what, ...rest } as Operation, why };
};

const isForm = (request: FastifyRequest): boolean =>
  (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');

export interface OperationRoutes {
  readonly control: () => Control | undefined;
  readonly authorization: Authorization;
  /** Answers a browser's form with the page that shows the outcome. */
  readonly answerForm: (request: FastifyRequest, reply: FastifyReply, outcome: Outcome) => Promise<FastifyReply>;
}

/** `POST /ops/sections/{section}/{operation}` with `{ "why": …, … }`, as JSON or as a form. */
export const serveOperations = (
  app: FastifyInstance,
  { control, authorization, answerForm }: OperationRoutes,
): void => {
  const outcomeOf = async (request: FastifyRequest, section: string, what: string): Promise<Outcome> => {
    const deciding = control();
    if (deciding === undefined) return { status: 503, said: STANDS_BY, isError: true };
    if (deciding.watches.every((watch) => watch.section !== section)) {
      return { status: 404, said: `This registry has no section ${section}.`, isError: true };
    }
    const asked = readOperation(what, request.body);
    if (!asked.ok) return { status: asked.status, said: asked.error, isError: true };
    const { person } = request;
    if (person === undefined) throw new Error('an operation of an unknown person');
    const result = await deciding.operations.run(section, asked.operation, { who: nameOf(person), why: asked.why });
    if (result.ok) return { status: 200, said: result.said, isError: false };
    const check = result.check === undefined ? '' : `Refused by the check ${result.check}: `;
    return { status: result.isOutage ? 503 : 409, said: `${check}${result.error}`, isError: true };
  };

  app.post<{ Params: { section: string; what: string } }>(
    `${OPS}/sections/:section/:what`,
    { onRequest: authorization.required },
    async (request, reply) => {
      const { section, what } = request.params;
      const outcome = await outcomeOf(request, section, what);
      if (isForm(request)) return answerForm(request, reply, outcome);
      return reply.code(outcome.status).send(outcome.isError ? { error: outcome.said } : { said: outcome.said });
    },
  );
};
