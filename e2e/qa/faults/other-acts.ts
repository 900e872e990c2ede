import { rm, writeFile } from 'node:fs/promises';
import {
  breakShell,
  type ComposeOptions,
  inspect,
  killEverything,
  mendShell,
  shellContainers,
  untilReady,
} from '../../compose/containers.ts';
import { clearDisk, fillDisk } from '../../compose/host-faults.ts';
import { CLOCK_SHIFTS_MS, type OTHER_FAULTS } from '../../faults/names/fault-name.ts';
import type { ServiceFault } from '../../faults/names/service-faults.ts';
import { SLOW_MAILBOX_MS } from '../../faults/site/mailbox.ts';
import { delayMails } from '../mailbox/mails.ts';
import { readRun, writeRun } from '../run.ts';
import { FILES, NAME_FAULT, renewShells, restart } from '../site.ts';
import type { Acts } from './acts.ts';

const setClock = async (clockShiftMs: number): Promise<void> => {
  const run = { ...(await readRun()), clockShiftMs };
  await writeRun(run);
  await restart(run);
};

const clock = (shiftMs: number): Acts => ({
  begin: async () => {
    await setClock(shiftMs);
    await untilReady();
  },
  end: () => setClock(0),
});

const names = (fault: 'away' | 'slow'): Acts => ({
  begin: () => writeFile(NAME_FAULT, fault),
  end: () => rm(NAME_FAULT, { force: true }),
});

const SMALL_SHELL_DISK: ComposeOptions = {
  get files() {
    return [...(FILES.files ?? []), 'e2e/compose/small-shell-disk.yml'];
  },
};

const fillShells = async (): Promise<void> => {
  const run = await readRun();
  await renewShells(run, SMALL_SHELL_DISK);
  // With what is live on it.
  await untilReady();
  for (let index = 1; index <= run.shells; index += 1) {
    await fillDisk('shell', FILES, index);
  }
};

const oneShell = (how: ServiceFault): Acts => ({
  begin: async () => {
    const [first = ''] = await shellContainers(FILES);
    await breakShell(how, first);
  },
  end: async () => {
    for (const shell of await shellContainers(FILES)) {
      const { State } = await inspect<{ State: { Running: boolean; Paused: boolean } }>('container', shell);
      if (State.Paused || !State.Running) await mendShell(how, shell);
    }
  },
});

/** How faults of no single container and no link begin and end. */
export const OTHER_ACTS: Readonly<Record<keyof typeof OTHER_FAULTS, Acts>> = {
  'names-away': names('away'),
  'names-slow': names('slow'),
  'clock-ahead': clock(CLOCK_SHIFTS_MS.ahead),
  'clock-behind': clock(CLOCK_SHIFTS_MS.behind),
  'registry-disk-full': {
    begin: () => fillDisk('registry', FILES),
    end: () => clearDisk('registry', FILES),
  },
  // With a disk of its own, whose room is the machine's, it starts anew.
  'shell-disk-full': { begin: fillShells, end: async () => renewShells(await readRun()) },
  'mailbox-slow': { begin: () => delayMails(SLOW_MAILBOX_MS), end: () => delayMails(0) },
  'one-shell-killed': oneShell('killed'),
  'one-shell-stopped': oneShell('stopped'),
  'one-shell-paused': oneShell('paused'),
  'everything-killed': { begin: () => killEverything(FILES), end: async () => restart(await readRun()) },
};
