import { parseArgs } from 'node:util';
import { runFuzz } from './run-fuzz.ts';

// npm run fuzz -- --requests 1000000 --seed 7: generated requests to every route, the same ones for the same seed.
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '240' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'at-once': { type: 'string', default: '16' },
  },
});

/** Memory is flat if a program holds at most so much more in the last quarter than in the second. */
const MOST_GROWTH = 1.2;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const seed = Number(values.seed);
say(`seed ${seed}`);
const { memory, ...result } = await runFuzz({
  requests: Number(values.requests),
  minutes: Number(values.minutes),
  seed,
  atOnce: Number(values['at-once']),
  log: (line) => say(`${new Date().toISOString().slice(11, 19)} ${line}`),
});
const ends = Object.entries(memory).map(([name, held]) => `${name} ${held[0]} to ${held.at(-1)} MB`);
say(JSON.stringify(result, null, 2));
say(`memory: ${ends.join(', ')}`);

const { broken, missed, lost, fell, growth } = result;
const grown = Object.entries(growth).filter(([, times]) => times > MOST_GROWTH);
const wrong = [
  ...(broken > 0 ? [`${broken} requests were not answered as promised`] : []),
  ...(missed.length > 0 ? [`no request hit ${missed.join(', ')}`] : []),
  ...(lost > 0 ? [`${lost} acknowledged messages are not stored`] : []),
  ...(fell > 0 ? [`programs ended by themselves ${fell} times`] : []),
  ...grown.map(([name, times]) => `the memory of ${name} grew to ${times.toFixed(2)} times`),
];
say(wrong.length === 0 ? 'Every request was answered as promised.' : wrong.join('\n'));
process.exitCode = wrong.length === 0 ? 0 : 1;
