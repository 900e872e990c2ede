import { setTimeout as pause } from 'node:timers/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { NAMED_FAULTS } from '../faults/named-faults.ts';
import { beginFault, endFault, faultNamed, playFault } from '../faults/play.ts';
import { duration } from '../moments.ts';
import { describeFindings, probeWhile, problems } from '../probing.ts';
import { onSite, say } from './on-site.ts';

const aSecond = (text: string): number => {
  const value = Number(text);
  if (!(Number.isInteger(value) && value >= 1 && value <= 100)) {
    throw new InvalidArgumentError('It must be a whole number from 1 to 100.');
  }
  return value;
};

const listFaults = (): void => {
  for (const { name, what } of NAMED_FAULTS) say(`${name.padEnd(32)} ${what}`);
};

/** Commands that break the site by name, and compare what was promised with what is there. */
export const addFaultCommands = (program: Command, stopping: AbortSignal): void => {
  program.command('faults').description('list every fault by its name').action(listFaults);
  program
    .command('fault <name>')
    .description('begin a fault; it lasts until `mend`, or as long as --for says')
    .option('--for <duration>', 'such as 30s or 2m', duration)
    .action((name: string, { for: forMs }: { for?: number }) => {
      const fault = faultNamed(name);
      return onSite(async () => {
        if (forMs === undefined) {
          await beginFault(fault);
          say(`${fault.what}. Mend it: npm run qa -- mend ${name}`);
        } else {
          say(`${fault.what}, for ${forMs / 1000} s`);
          say(`The site was whole ${await playFault(fault, forMs, stopping)} ms after it was mended`);
        }
      });
    });
  program
    .command('mend <name>')
    .description('end a fault, and wait until the site is whole')
    .action((name: string) => {
      const fault = faultNamed(name);
      return onSite(async () => say(`The site was whole after ${await endFault(fault)} ms`));
    });
  program
    .command('probe')
    .description('send visitors and messages, play faults meanwhile, and compare what was promised with what is there')
    .option('--for <duration>', 'how long, or how long each fault lasts', duration, 30_000)
    .option('--rate <count>', 'pages, reads and messages a second, each', aSecond, 2)
    .option('--fault <name...>', 'faults to play one after the other')
    .action(({ for: forMs, rate, fault: names = [] }: { for: number; rate: number; fault?: string[] }) => {
      const faults = names.map(faultNamed);
      return onSite(async () => {
        const findings = await probeWhile(rate, names, async () => {
          if (faults.length === 0) await pause(forMs, undefined, { signal: stopping }).catch(() => undefined);
          for (const fault of faults) {
            say(`${fault.what}, for ${forMs / 1000} s`);
            say(`whole ${await playFault(fault, forMs, stopping)} ms after it was mended`);
          }
        });
        say(describeFindings(findings));
        if (problems(findings).length > 0) process.exitCode = 1;
      });
    });
};
