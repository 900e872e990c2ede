import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../fixtures/changed-section.ts';

const PORT = 3975;

const SERIES = ['Ranger', 'Maverick', 'Forester', 'Turfman', 'Rover', 'Carrier'];

const row = (index: number): string => {
  const series = SERIES[index % SERIES.length] ?? '';
  const brand = index % 2 === 0 ? 'Denago' : 'Evolution';
  const price = 6000 + ((index * 37) % 24_000);
  const description = `Number ${index} of our large lot: a ${series} with a lithium battery, a roof and room for the family.`;
  return `large-${index},${brand} ${series} ${index},"${description}",${price},${brand},${series.toLowerCase()},${index % 3 === 0 ? 'yes' : 'no'}`;
};

/** The whole site with many vehicles, and nothing else on it. */
export interface LargeSite {
  readonly address: string;
  stop(): Promise<void>;
}

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null) await once(child, 'exit');
};

/** Starts the built site on data of its own and imports vehicles into it as a dealer does. */
export const startLargeSite = async (vehicles: number): Promise<LargeSite> => {
  const folder = await mkdtemp(join(ROOT, '.data/bench-'));
  const env = { ...process.env, PORT: String(PORT), SITE_DATA: folder };
  const run = (file: string, ...args: string[]) =>
    spawn(process.execPath, ['--import', 'tsx', join(ROOT, file), ...args], { cwd: ROOT, env, stdio: 'inherit' });
  const address = `http://localhost:${PORT}`;

  const site = run('packages/local/src/start.ts');
  while (!(await fetch(`${address}/readyz`).catch(() => undefined))?.ok) {
    if (site.exitCode !== null) throw new Error('the site did not start');
  }
  const file = join(folder, 'stock.csv');
  const header = 'id,name,description,price,brand,category,inStock';
  await writeFile(file, [header, ...Array.from({ length: vehicles }, (_, index) => row(index))].join('\n'));
  await ended(run('packages/local/src/api-command.ts', 'inventory', 'import', file));
  return {
    address,
    stop: async () => {
      site.kill('SIGTERM');
      await ended(site);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
