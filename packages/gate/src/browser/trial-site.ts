import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FEED, feedOfVersions, listeningSchema } from '@sgc/contract/operations';
import { Refusal, ReleaseFolder, type ReleaseSet, versionsOf } from '@sgc/release-format';
import { ProcessTime, timeOf } from '@sgc/renderer/host';
import fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const READY_WITHIN_MS = 20_000;
const LOOK_AGAIN_MS = 50;
const ANSWERS_WITHIN_MS = 5000;
const LOCAL = '127.0.0.1';

const readySchema = z.object({ revision: z.optional(z.number()) });

/** A site that shows one set to this machine only. */
export interface TrialSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** The shell that shows it. */
export interface TrialSiteOptions {
  /** Folder of the built shell. */
  readonly shellBuild: URL;
  /** Settings of the shell, such as the API's address. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Answers as the registry does, but that the set under trial is live. */
const serveFeed = async (set: ReleaseSet): Promise<FastifyInstance> => {
  const app = fastify();
  const feed = feedOfVersions(versionsOf(set));
  const etag = `"${feed.revision}"`;
  app.get<{ Querystring: { wait?: string } }>(FEED, async (request, reply) => {
    reply.header('etag', etag);
    if (request.headers['if-none-match'] !== etag) return feed;
    // Nothing will change: the shell must not poll without a pause.
    await pause(Number(request.query.wait ?? 0) * 1000, undefined, { ref: false });
    return reply.code(304).send();
  });
  await app.listen({ host: LOCAL, port: 0 });
  return app;
};

/** Fills a shell's cache with a set's releases, so that nothing has to be fetched: links suffice, for it only reads them. */
const fillCache = async (cache: string, { releases }: ReleaseSet): Promise<void> => {
  const folder = ReleaseFolder.ofCache(cache);
  for (const { descriptor, directory } of releases) {
    const place = folder.place(descriptor.section, descriptor.version);
    await mkdir(dirname(place), { recursive: true });
    await symlink(resolve(directory), place);
  }
};

const portOf = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;

const hasFollowed = async (origin: string): Promise<boolean> => {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  const answer = await fetch(`${origin}/readyz`, { signal }).catch(() => undefined);
  const parsed = readySchema.safeParse(await answer?.json().catch(() => undefined));
  return parsed.data?.revision !== undefined;
};

/**
 * Shows a set that is not live at an address of this machine, with the very program that visitors have: a shell of its
 * own that follows a feed in which the set is live.
 * @param end ends it while it starts.
 * @throws Refusal if it does not show the set in time.
 */
export const openTrialSite = async (
  { shellBuild, environment }: TrialSiteOptions,
  set: ReleaseSet,
  end: AbortSignal,
): Promise<TrialSite> => {
  const feed = await serveFeed(set);
  const cache = await mkdtemp(join(tmpdir(), 'trial-'));
  await fillCache(cache, set);
  // The gate renders the pages: this shell need not.
  await writeFile(join(cache, 'start.json'), JSON.stringify({ passed: set.id }));
  const shell = spawn(process.execPath, [fileURLToPath(new URL('server/main.js', shellBuild))], {
    env: {
      ...environment,
      // The tools that confine its renderers are found along it.
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      HOST: LOCAL,
      PORT: '0',
      REGISTRY_ORIGIN: `http://${LOCAL}:${portOf(feed)}`,
      RELEASE_CACHE: cache,
      REPORT_SHARE: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(shell, 'exit');
  const close = async (): Promise<void> => {
    shell.kill('SIGKILL');
    await ended;
    feed.server.closeAllConnections();
    await feed.close();
    await rm(cache, { recursive: true, force: true });
  };
  let origin: string | undefined;
  shell.once('message', (message) => {
    origin = listeningSchema.safeParse(message).data?.origin;
  });
  const time = new ProcessTime(timeOf(shell.pid));
  while (origin === undefined || !(await hasFollowed(origin))) {
    const hasEnded = shell.exitCode !== null || shell.signalCode !== null;
    if (!hasEnded && !end.aborted && time.leftMs(READY_WITHIN_MS) > 0) {
      await pause(LOOK_AGAIN_MS);
      continue;
    }
    await close();
    const reason = hasEnded ? 'the shell that was to show it ended as it started' : 'no shell showed it within 20 s';
    throw new Refusal('hydration', reason, { mayPass: true });
  }
  return { origin, close };
};
