import { setTimeout as pause } from 'node:timers/promises';
import { type Keep, runUntilStopped } from '../../src/process/run-until-stopped.ts';

// A program of its own for the tests: keeps a quick part and one that takes its time to start, and then does what it is asked to.
const [ending = ''] = process.argv.slice(2);

/** As a part that runs does, it keeps the program running. */
const part = (name: string, running = setInterval(() => undefined, 1000)) => ({
  stop: async () => {
    clearInterval(running);
    console.log(`stopped ${name}`);
    if (name === ending) throw new Error(`${name} does not stop`);
  },
});

const slowly = async () => {
  console.log('starting slow');
  await pause(ending === 'started' ? 0 : 500);
  return part('slow');
};

const start = async (keep: Keep): Promise<{ address: string }> => {
  await keep(() => part('quick'));
  const slow = keep(slowly);
  if (ending === 'fails') throw new Error('it cannot be started');
  await slow;
  await keep(() => {
    console.log('starting last');
    return part('last');
  });
  return { address: 'here' };
};

await runUntilStopped(start);
