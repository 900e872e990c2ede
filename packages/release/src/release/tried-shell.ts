import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listeningSchema } from '@sgc/contract/operations';
import * as z from 'zod/mini';
import { Failure } from '../failure.ts';

const TRIED_WITHIN_MS = 120_000;
const LOOK_AGAIN_MS = 100;
const LOCAL = '127.0.0.1';

/** An address without a server: the releases to try are on the disk. */
const NO_REGISTRY = `http://${LOCAL}:9`;

const readinessSchema = z.object({
  status: z.string(),
  missing: z.array(z.string()),
  revision: z.optional(z.number()),
});

/** A shell's own report, once it has tried every page of the live set. */
const verdictOf = async (origin: string): Promise<readonly string[] | undefined> => {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
  const parsed = readinessSchema.safeParse(await answer?.json().catch(() => undefined));
  if (!parsed.success || parsed.data.revision === undefined || parsed.data.status === 'trying pages') return undefined;
  return parsed.data.missing;
};

export interface TriedShell {
  /** Folder of the built shell. */
  readonly build: string;
  /** Folder of the shell's cache: a feed, and the releases that it names. */
  readonly cache: string;
  readonly sections: readonly string[];
  /** Where its pages get their data from. */
  readonly apiOrigin: string;
}

/**
 * Runs a built shell for as long as it takes to render every page of the releases in its cache.
 * @returns the reasons why it is not ready.
 */
export const tryShell = async ({ build, cache, sections, apiOrigin }: TriedShell): Promise<readonly string[]> => {
  const program = join(build, 'server/main.js');
  if (!existsSync(program)) throw new Failure(`There is no built shell in ${build}. Build it: npm run build -- shell`);
  const shell = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      HOST: LOCAL,
      PORT: '0',
      API_ORIGIN: apiOrigin,
      REGISTRY_ORIGIN: NO_REGISTRY,
      RELEASE_CACHE: cache,
      EXPECTED_SECTIONS: sections.join(','),
      REPORT_SHARE: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  shell.stderr?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  let origin: string | undefined;
  shell.once('message', (message) => {
    origin = listeningSchema.safeParse(message).data?.origin;
  });
  const ended = once(shell, 'exit');
  try {
    const deadline = Date.now() + TRIED_WITHIN_MS;
    for (;;) {
      const verdict = origin === undefined ? undefined : await verdictOf(origin);
      if (verdict !== undefined) return verdict;
      if (shell.exitCode !== null) return [`it does not start:\n${output.trim()}`];
      if (Date.now() > deadline) throw new Failure(`The shell did not try its pages within ${TRIED_WITHIN_MS} ms.`);
      await pause(LOOK_AGAIN_MS);
    }
  } finally {
    shell.kill('SIGKILL');
    await ended;
  }
};
