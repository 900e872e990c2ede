import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nameOf, type Operation, type Operations } from '../../releases/operations.ts';
import type { ReleaseControl } from '../../releases/release-control.ts';
import { type Authorization, OPS } from './authorization.ts';
import { readOperation } from './operation.schema.ts';

export interface OperationRoutes {
  readonly control: ReleaseControl;
  readonly operations: Operations;
  readonly authorization: Authorization;
  /** Answers a browser's form with the page that shows what came of it. */
  readonly answerForm: (request: FastifyRequest, reply: FastifyReply, outcome: Outcome) => Promise<FastifyReply>;
  /** Tells the other replicas, which have to do the same; says which could not be told. */
  readonly tellPeers: (request: FastifyRequest, operation: Operation, why: string) => Promise<readonly string[]>;
}

/** What came of an operation, for who asked. */
export interface Outcome {
  readonly status: number;
  readonly said: string;
  readonly isError: boolean;
}

/** Names the replicas that do not know of an operation yet. */
export const couldNotBeTold = (untold: readonly string[]): string =>
  `These replicas could not be told: ${untold.join(', ')}. They learn of it when they ask the others.`;

const isForm = (request: FastifyRequest): boolean =>
  (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');

/** `POST /ops/sections/{section}/{operation}` with `{ "why": …, … }`, as JSON or as a form. */
export const serveOperations = (
  app: FastifyInstance,
  { control, operations, authorization, answerForm, tellPeers }: OperationRoutes,
): void => {
  const outcome = async (request: FastifyRequest, section: string, what: string): Promise<Outcome> => {
    if (control.watch(section) === undefined) {
      return { status: 404, said: `This shell has no section ${section}.`, isError: true };
    }
    const asked = readOperation(what, request.body);
    if (!asked.ok) return { status: asked.unknown ? 404 : 400, said: asked.error, isError: true };
    const person = request.person;
    if (person === undefined) throw new Error('an operation without anybody who asked for it');
    const result = await operations.run(section, asked.operation, { who: nameOf(person), why: asked.why });
    if (!result.ok) {
      const check = result.check === undefined ? '' : `Refused by the check ${result.check}: `;
      return { status: 409, said: `${check}${result.error}`, isError: true };
    }
    const untold = await tellPeers(request, result.done ?? asked.operation, asked.why);
    return untold.length === 0
      ? { status: 200, said: result.said, isError: false }
      : { status: 502, said: `${result.said} ${couldNotBeTold(untold)}`, isError: true };
  };

  app.post<{ Params: { section: string; what: string } }>(
    `${OPS}/sections/:section/:what`,
    { onRequest: authorization.required },
    async (request, reply) => {
      const { section, what } = request.params;
      const came = await outcome(request, section, what);
      if (isForm(request)) return answerForm(request, reply, came);
      return reply.code(came.status).send(came.isError ? { error: came.said } : { said: came.said });
    },
  );
};
