import { parseArgs } from 'node:util';
import { runChaos } from './chaos/run-chaos.ts';

const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '20000' },
    'kill-every': { type: 'string', default: '700' },
    // `workers`: how often does a mail come twice if the process that sends it is killed?
    what: { type: 'string', default: 'everything' },
    mailbox: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

const main = async (): Promise<void> => {
  const seed = Number(values.seed);
  process.stdout.write(`seed ${seed}\n`);
  const result = await runChaos({
    submissions: Number(values.submissions),
    killEvery: Number(values['kill-every']),
    atOnce: 16,
    seed,
    what: values.what === 'workers' ? 'workers' : 'everything',
    hasMailbox: values.mailbox,
    log: (line) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`),
  });
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  const { missing, duplicates, otherReferences, unaccounted } = result;
  if (missing + duplicates + otherReferences + unaccounted > 0) process.exitCode = 1;
};

void main();
