import { Command, InvalidArgumentError } from 'commander';
import { startLoadedSite } from './loaded-site.ts';
import { say } from './report.ts';
import { day } from './scenarios/day.ts';
import { sale } from './scenarios/sale.ts';
import { slowClients } from './scenarios/slow-clients.ts';

// npm run load -- sale --shells 3: many visitors on a site of its own. Nothing else may run beside it.

const SCENARIOS = ['day', 'sale', 'slow-clients'] as const;

const positive = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number above 0.');
  return value;
};

const run = async (
  names: readonly string[],
  { shells, minutes }: { shells: number; minutes: number },
): Promise<void> => {
  const unknown = names.filter((name) => !SCENARIOS.some((scenario) => scenario === name));
  if (unknown.length > 0)
    throw new Error(`There is no scenario ${unknown.join(', ')}; there are ${SCENARIOS.join(', ')}.`);
  const site = await startLoadedSite(shells);
  try {
    say(`${shells} ${shells === 1 ? 'shell' : 'shells'}`);
    const held: boolean[] = [];
    if (names.includes('slow-clients')) held.push(await slowClients(site));
    if (names.includes('sale')) held.push(await sale(site));
    if (names.includes('day')) held.push(await day(site, minutes));
    if (!held.every(Boolean)) process.exitCode = 1;
  } finally {
    await site.stop();
  }
};

await new Command('load')
  .description('Many visitors on a site of its own, beside a bare server in the same run.')
  .argument('[scenarios...]', SCENARIOS.join(', '), [...SCENARIOS])
  .option('--shells <count>', 'how many shells share the visitors', positive, 1)
  .option('--minutes <count>', 'how long a day is', positive, 10)
  .action(run)
  .parseAsync();
