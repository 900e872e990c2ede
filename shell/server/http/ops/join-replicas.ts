import { OPERATORS } from '@sgc/contract/release';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { showWhatIsShown } from '../../releases/adoption.ts';
import { type Decisions, decisionsSchema } from '../../releases/decisions.ts';
import type { ReleaseControl } from '../../releases/release-control.ts';
import { httpOrigin } from '../../releases/release-origin.ts';
import type { Peers } from '../peers.ts';
import { serveReleaseFiles } from '../release-files.ts';
import { type Authorization, OPS } from './authorization.ts';

const DECISIONS = `${OPS}/decisions`;
const RELEASES = `${OPS}/releases`;

export interface Knowledge {
  readonly control: ReleaseControl;
  readonly decisions: Decisions;
  readonly authorization: Authorization;
}

/** What a replica that starts asks of those that run: what was decided, and the releases that they show. */
export const serveKnowledge = (app: FastifyInstance, { control, decisions, authorization }: Knowledge): void => {
  const guarded = { onRequest: authorization.required };
  app.get(DECISIONS, guarded, (_request, reply) => reply.send(decisions.all));
  serveReleaseFiles(app, control, RELEASES, guarded);
};

/**
 * Learns what was decided before this replica started, and shows what the others show where its own store has nothing
 * to show, or something that must not be shown any more. Where no replica answers there is nothing to learn.
 */
export const joinReplicas = async (
  peers: Peers,
  { control, decisions, authorization }: Knowledge,
  log: Logger,
): Promise<void> => {
  const headers = { authorization: await authorization.onBehalfOf({ name: 'shell', scope: OPERATORS }) };
  const answers = await peers.askAll(DECISIONS, headers);
  for (const { origin, response } of answers) {
    try {
      await decisions.merge(decisionsSchema.parse(await response.json()));
    } catch (error) {
      log.error({ origin, err: error }, 'another replica says nothing sensible about its decisions');
    }
  }
  const [first] = answers;
  if (first === undefined) return;
  const place = (section: string) => httpOrigin(new URL(`${RELEASES}/${section}/`, first.origin), headers);
  await showWhatIsShown({ control, decisions, place, log });
};
