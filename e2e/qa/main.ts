import { Command } from 'commander';
import { addFaultCommands } from './commands/fault-commands.ts';
import { addFindingCommands } from './commands/finding-commands.ts';
import { addSiteCommands } from './commands/site-commands.ts';

// npm run qa -- <command>: a site in containers for testers, in any state, with any fault.
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

const program = new Command('qa').description('The whole site in containers, in any state, with any fault.');
addSiteCommands(program);
addFaultCommands(program, stopping.signal);
addFindingCommands(program, stopping.signal);

try {
  await program.parseAsync();
} catch (error) {
  // Of a program that failed, what it said is what a tester can do something about.
  const { message, stderr } = error as Error & { readonly stderr?: string };
  process.stderr.write(`${stderr?.trim() || message}\n`);
  process.exitCode = 1;
}
