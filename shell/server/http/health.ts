import type { FeedFollower } from '@sgc/registry-client';
import { versionsOf } from '@sgc/release-format';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config/config.ts';
import type { LiveSets } from '../live/live-sets.ts';
import type { ReadinessCheck } from '../live/readiness-check.ts';
import type { SetFollower } from '../live/set-follower.ts';
import type { DataRevisions } from './data-revisions.ts';
import { mailTroubles } from './mail-troubles.ts';

const API_AWAY = 'the API does not answer: pages show what was read last, and messages are refused';

export interface HealthParts {
  readonly config: Pick<ShellConfig, 'apiOrigin' | 'expectedSections'>;
  readonly sets: Pick<LiveSets, 'live'>;
  readonly setFollower: Pick<SetFollower, 'attention' | 'revision' | 'unfit'>;
  readonly readinessCheck: Pick<ReadinessCheck, 'failures' | 'isUnderWay'>;
  readonly follower: Pick<FeedFollower, 'feed' | 'trouble'>;
  readonly revisions: Pick<DataRevisions, 'reachable'>;
}

/**
 * `/healthz`: the process answers. `/readyz`: it can show pages; if not, what is missing; and what a person should look at.
 * The API is no condition: it is away for all shells at once, and they would all be taken from their visitors.
 */
export const serveHealth = (
  app: FastifyInstance,
  { config, sets, setFollower, readinessCheck, follower, revisions }: HealthParts,
): void => {
  const missingReleases = (): string[] => {
    // The answer does not reveal the registry's address; the log says what went wrong.
    if (sets.live === undefined && follower.feed === undefined)
      return ['the registry, and nothing of it is kept on this disk'];
    if (sets.live === undefined) return ['a live release set'];
    const versions = versionsOf(sets.live.set);
    return config.expectedSections
      .filter((section) => versions[section] === undefined)
      .map((section) => `a release of ${section}`);
  };

  const readMailTroubles = mailTroubles(config.apiOrigin);

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const missing = [...missingReleases(), ...setFollower.unfit, ...readinessCheck.failures];
    const isReady = missing.length === 0 && !readinessCheck.isUnderWay;
    const attention = [
      ...(revisions.reachable ? await readMailTroubles() : [API_AWAY]),
      ...(follower.trouble === undefined || sets.live === undefined
        ? []
        : ['the registry cannot be asked: what it decided last holds']),
      ...setFollower.attention,
    ];
    return reply
      .header('cache-control', 'no-store')
      .code(isReady ? 200 : 503)
      .send({
        status: isReady ? 'ready' : readinessCheck.isUnderWay ? 'trying pages' : 'not ready',
        missing,
        revision: setFollower.revision,
        ...(attention.length > 0 && { attention }),
      });
  });
};
