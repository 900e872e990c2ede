import { parseArgs } from 'node:util';
import { HEALED_WITHIN, type Healing } from './healing.ts';
import { runChaos } from './run-chaos.ts';

// npm run chaos -- --minutes 60 --seed 7: random faults beside a probe, the same ones for the same seed.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    rate: { type: 'string', default: '10' },
  },
});

/** Of 10,000 mails, so many may come twice beside cut connections: a process killed between a mail's taking and the note of it. */
const TWICE_IN_10_000 = 1;

/** No answer takes longer, under any fault: reads, and messages. */
const ANSWERED_WITHIN_MS = { reads: 2000, messages: 5000 } as const;

const seed = Number(values.seed);
process.stdout.write(`seed ${seed}\n`);
const result = await runChaos({
  minutes: Number(values.minutes),
  seed,
  rate: Number(values.rate),
  log: (line) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`),
});
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);

const { reckoning, answersCut, probe, fell, slowest } = result;
const mailedTwice = reckoning.mailedAgain.length - answersCut;
const wrong = [
  ...(reckoning.lost.length > 0 ? [`${reckoning.lost.length} acknowledged messages are lost`] : []),
  ...(reckoning.unmailed.length > 0 ? [`${reckoning.unmailed.length} messages were not mailed`] : []),
  ...(mailedTwice > Math.ceil((reckoning.mailed / 10_000) * TWICE_IN_10_000)
    ? [`${mailedTwice} messages were mailed twice`]
    : []),
  ...(probe.secondReferences > 0 ? [`${probe.secondReferences} messages were stored twice`] : []),
  ...(fell.api + fell.registry + fell.shell > 0 ? [`programs ended by themselves: ${JSON.stringify(fell)}`] : []),
  ...(Object.keys(HEALED_WITHIN) as (keyof Healing)[])
    .filter((part) => slowest[part] > HEALED_WITHIN[part])
    .map((part) => `${part}: ${slowest[part]} after a fault, more than ${HEALED_WITHIN[part]}`),
  ...(['reads', 'messages'] as const)
    .filter((kind) => probe[kind].worstMs > ANSWERED_WITHIN_MS[kind])
    .map((kind) => `${kind}: ${probe[kind].worstMs} ms until an answer, more than ${ANSWERED_WITHIN_MS[kind]}`),
  ...(probe.wrongTitles + probe.mixedSets > 0 ? ['pages were mixed up'] : []),
];
process.stdout.write(wrong.length === 0 ? 'All that was promised is there.\n' : `${wrong.join('\n')}\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
