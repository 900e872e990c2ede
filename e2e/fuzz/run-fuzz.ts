import fc from 'fast-check';
import { FaultySite } from '../faults/site/faulty-site.ts';
import { ACCESS_FILE } from '../fixtures/operator.ts';
import { importPhoto } from '../fixtures/vehicle-photo.ts';
import { Judgement } from './judgement.ts';
import { findKnown } from './known.ts';
import { growthOf, memoryOf } from './memory.ts';
import { fuzzRequest } from './requests.ts';
import { findRoutes, PROGRAMS, type ProgramName } from './routes.ts';
import { Sender } from './send.ts';

const BATCH = 2000;
const LOG_EVERY = 10 * BATCH;

const SHELL_TOKEN = 'token of the shells of a fuzzed site';

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  /** Stops earlier when so much time is over. */
  readonly minutes: number;
  readonly atOnce: number;
  readonly log: (line: string) => void;
}

export interface FuzzResult {
  readonly sent: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Answers that break a promise. */
  readonly broken: number;
  /** Routes that no request hit: the run says nothing of them. */
  readonly missed: readonly string[];
  /** Acknowledged messages, and those of them that are not stored. */
  readonly acknowledged: number;
  readonly lost: number;
  /** In megabytes, in the course of the run. */
  readonly memory: Readonly<Record<ProgramName, readonly number[]>>;
  readonly growth: Readonly<Record<ProgramName, number>>;
  readonly fell: number;
}

/** Sends generated requests to every route of a site of its own, and holds what comes back against what is promised. */
export const runFuzz = async ({ requests, seed, minutes, atOnce, log }: FuzzOptions): Promise<FuzzResult> => {
  const site = await FaultySite.start({
    environment: {
      ROLE: 'api',
      LOG_LEVEL: 'error',
      RELEASE_ACCESS: ACCESS_FILE,
      SHELL_TOKEN,
      TRUSTED_PROXIES: '1',
      OPEN_METRICS: 'true',
      SHARE_RELEASES: 'true',
    },
  });
  const programs = { shell: site.shell, api: site.api, registry: site.registry };
  const origins = {
    shell: site.address,
    api: `http://127.0.0.1:${site.proxies.api.port}`,
    registry: site.operations,
  };
  const sender = new Sender(atOnce);
  try {
    await importPhoto(site);
    const routes = await findRoutes(origins);
    const generated = fuzzRequest(routes, await findKnown(origins, SHELL_TOKEN));
    const judgement = new Judgement(routes, log);
    const memory = { shell: [] as number[], api: [] as number[], registry: [] as number[] };
    const end = Date.now() + minutes * 60_000;
    while (judgement.sent < requests && Date.now() < end) {
      const batch = fc.sample(generated, {
        numRuns: Math.min(BATCH, requests - judgement.sent),
        seed: seed + judgement.sent,
      });
      const sendInTurn = async (): Promise<void> => {
        for (let one = batch.pop(); one !== undefined; one = batch.pop())
          judgement.note(one, await sender.send(origins[one.route.program], one));
      };
      await Promise.all(Array.from({ length: atOnce }, sendInTurn));
      for (const name of PROGRAMS) memory[name].push(await memoryOf(programs[name].pid ?? 0));
      if (judgement.sent % LOG_EVERY !== 0) continue;
      const held = PROGRAMS.map((name) => `${name} ${memory[name].at(-1)} MB`);
      log(`${judgement.sent} sent, ${judgement.broken} broken; ${held.join(', ')}`);
    }
    const stored = await site.leads();
    const { sent, statuses, broken, missed, acknowledged } = judgement;
    return {
      sent,
      statuses,
      broken,
      missed,
      acknowledged: acknowledged.size,
      lost: [...acknowledged].filter((reference) => !stored.has(reference)).length,
      memory,
      growth: {
        shell: growthOf(memory.shell),
        api: growthOf(memory.api),
        registry: growthOf(memory.registry),
      },
      fell: site.shell.fell + site.api.fell + site.registry.fell,
    };
  } finally {
    sender.close();
    await site.stop();
  }
};
