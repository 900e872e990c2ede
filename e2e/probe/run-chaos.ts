import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '@sgc/local/random';
import { FaultySite } from '../faults/site/faulty-site.ts';
import { SmallDisk } from '../faults/site/small-disk.ts';
import { SITE_FAULTS, type SiteFault } from './faults.ts';
import { type Healing, healAll } from './healing.ts';
import { Probe, type ProbeReport } from './probe.ts';
import { type Reckoning, reckon } from './reckoning.ts';

const FAULT_MS = [500, 12_000] as const;
const CALM_MS = [1000, 6000] as const;
const PAIR_SHARE = 0.4;

/** Room for the releases of all sections, twice. */
const DISK_MB = 64;

export interface ChaosOptions {
  readonly minutes: number;
  readonly seed: number;
  readonly rate: number;
  readonly log: (line: string) => void;
}

/** How the site fared. */
export interface ChaosResult {
  readonly reckoning: Reckoning;
  readonly probe: Omit<ProbeReport, 'acknowledged'>;
  readonly faults: number;
  /** Of the mails that came again: those of which the mail server said so once at the most. No sender can know of the others. */
  readonly answersCut: number;
  /** How often a program ended by itself. */
  readonly fell: { readonly api: number; readonly registry: number; readonly shell: number };
  /** The slowest return to order after a fault, in milliseconds. */
  readonly slowest: Healing;
}

/** Plays faults at random, one or two at a time, beside a probe; then holds what was promised against what is there. */
export const runChaos = async ({ minutes, seed, rate, log }: ChaosOptions): Promise<ChaosResult> => {
  const random = seededRandom(seed);
  const between = ([least, most]: readonly [number, number]): number => least + random() * (most - least);
  const pick = (): SiteFault => SITE_FAULTS[Math.floor(random() * SITE_FAULTS.length)] as SiteFault;
  const disk = await SmallDisk.mount(DISK_MB);
  const site = await FaultySite.start({
    disk,
    environment: { CONTACT_LIMIT: '1000000', CONTACT_TOTAL_LIMIT: '1000000', MAIL_CONCURRENCY: '8' },
  });
  try {
    const probe = new Probe(site.address, { rate });
    const slowest: Healing = { pagesMs: 0, readsMs: 0, messagesMs: 0, mailsMs: 0 };
    const end = Date.now() + minutes * 60_000;
    let faults = 0;
    while (Date.now() < end) {
      await pause(between(CALM_MS));
      const first = pick();
      const second = random() < PAIR_SHARE ? pick() : undefined;
      const played = second === undefined || second.part === first.part ? [first] : [first, second];
      faults += played.length;
      for (const fault of played) await fault.begin(site);
      await pause(between(FAULT_MS));
      for (const fault of played) await fault.end(site);
      const healing = await healAll(site);
      log(`${played.map(({ name }) => name).join('; ')}. Healed: ${JSON.stringify(healing)}`);
      for (const part of Object.keys(slowest) as (keyof Healing)[]) {
        slowest[part] = Math.max(slowest[part], healing[part]);
      }
    }
    const { acknowledged, ...met } = await probe.stop();
    const reckoning = await settled(site, acknowledged, log);
    const fell = { api: site.api.fell, registry: site.registry.fell, shell: site.shell.fell };
    const answered = site.mailbox.arrivals.filter(({ port }) => site.proxies.mail.wasAnswered(port));
    const answersCut = reckoning.mailedAgain.filter(
      (again) => answered.filter(({ reference }) => reference === again).length < 2,
    ).length;
    return { reckoning, probe: met, faults, answersCut, fell, slowest };
  } finally {
    await site.stop();
    await disk.unmount();
  }
};

const SETTLE_MS = 120_000;

/** What is there once every mail has gone out; after two minutes of quiet, what is there then. */
const settled = async (
  site: FaultySite,
  acknowledged: readonly string[],
  log: (line: string) => void,
): Promise<Reckoning> => {
  const end = Date.now() + SETTLE_MS;
  for (;;) {
    const reckoning = reckon(acknowledged, await site.leads(), site.mailbox.arrived);
    if (reckoning.unmailed.length === 0 || Date.now() > end) return reckoning;
    log(`${reckoning.unmailed.length} mails are still on their way`);
    await pause(1000);
  }
};
