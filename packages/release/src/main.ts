#!/usr/bin/env node
import { resolve } from 'node:path';
import type { OperationName } from '@sgc/contract/operations';
import { Command, InvalidArgumentError, Option } from 'commander';
import { ensureLocalAccess } from './access/local-access.ts';
import { type CheckShellOptions, checkShell, SHELL } from './commands/check-shell.ts';
import { rotateKey } from './commands/keys.ts';
import { allowSignIn, makeToken, type PeopleOptions, revokeToken } from './commands/people.ts';
import { preview } from './commands/preview.ts';
import { type CommonOptions, clientFor } from './commands/settings.ts';
import { check, publish } from './commands/ship.ts';
import { showStatus } from './commands/show-status.ts';
import { Failure } from './failure.ts';

const DEFAULT_REGISTRY = 'http://localhost:3002';
const DEFAULT_KEYS = '.data/keys';

const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };

/** Prints the result of a command; a `Failure` is printed without a stack. */
const tell = async (work: () => string | Promise<string>): Promise<void> => {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
};

const program = new Command('release')
  .description('Ship a section, and go back.')
  .option('--registry <url>', 'the running registry', process.env.REGISTRY || DEFAULT_REGISTRY)
  .option('--keys <folder>', 'folder with keys and tokens', DEFAULT_KEYS)
  .addOption(
    new Option('--sigstore <command>', 'signs the file $RELEASE_TEXT and writes the bundle to $RELEASE_BUNDLE').env(
      'RELEASE_SIGSTORE',
    ),
  );

const common = (): CommonOptions => program.opts();

program
  .command('publish <section>')
  .description('build, sign, and put the release where the registry looks')
  .option('--to <place>', 'a folder, or a registry to upload it to')
  .action((section: string, options: { to?: string }) => tell(() => publish(section, { ...common(), ...options })));

program
  .command('check <section>')
  .description('ask the gate beforehand; nothing goes live. For `shell`: try the built shell on what is live')
  .option('--against <site>', 'for `shell`: address of a site that shares its releases')
  .option('--build <folder>', 'for `shell`: where it was built', 'shell/dist')
  .action((section: string, options: CheckShellOptions) =>
    tell(() => (section === SHELL ? checkShell(options) : check(section, common()))),
  );

program
  .command('preview <release...>')
  .description(
    'print a link to the site with sections as they are here, or as mfe-name@version, which the registry has',
  )
  .option('--days <count>', 'how long the link holds', wholeNumber(1, 30), 7)
  .action((names: string[], options: { days: number }) => tell(() => preview(names, { ...common(), ...options })));

program
  .command('status')
  .description('what is live, what waits, what was refused and why')
  .action(() => tell(() => showStatus(common())));

const operation = (what: OperationName, description: string): Command =>
  program
    .command(`${what} <section>`)
    .description(description)
    .requiredOption('--why <reason>', 'for the audit log (required)');

const operate =
  (what: OperationName) =>
  (section: string, options: Readonly<Record<string, unknown>>): Promise<void> =>
    tell(() => clientFor(section, common()).operate(section, what, options));

operation('rollback', 'show the earlier version again, or end a canary')
  .option('--to <version>', 'a retained version')
  .action(operate('rollback'));
operation('pin', 'keep a section at a version')
  .option('--to <version>', 'a retained version; default: the live one')
  .action((section: string, { to, ...rest }: { to?: string; why: string }) =>
    operate('pin')(section, { ...rest, ...(to === undefined ? {} : { version: to }) }),
  );
operation('unpin', 'let it move again').action(operate('unpin'));
operation('freeze', 'let nothing new of a section go live').action(operate('freeze'));
operation('unfreeze', 'let new versions go live again').action(operate('unfreeze'));
operation('canary', 'show new versions to a share of the visitors first')
  .requiredOption('--percent <share>', '0 to 100; 0: to all at once', wholeNumber(0, 100))
  .action(operate('canary'));
operation('promote', "show a section's canary to everybody").action(operate('promote'));

program
  .command('keys <section...>')
  .description('make what is missing of the keys and tokens of sections, and an access file for the registry')
  .action((sections: string[]) =>
    tell(() => {
      const folder = resolve(common().keys);
      return `Keys and tokens are in ${folder}. The registry reads ${ensureLocalAccess(folder, sections)} (RELEASE_ACCESS).`;
    }),
  );

program
  .command('rotate-key <section>')
  .description("put a new key in the place of a section's; the old one goes on signing for some days")
  .option('--days <count>', 'how long the old key signs', wholeNumber(0, 90), 14)
  .action((section: string, { days }: { days: number }) => tell(() => rotateKey(section, { ...common(), days })));

const people = (what: string, description: string): Command =>
  program
    .command(`${what} <person>`)
    .description(description)
    .requiredOption('--for <scope>', 'operators, or a section')
    .option('--access <file>', 'the access file; default: access.json in the folder of keys');

people('token', "make a person's own token, so that the log says who; it is shown once")
  .option('--renew', 'in place of the one that the person has')
  .action((person: string, options: Omit<PeopleOptions, 'keys'> & { renew?: boolean }) =>
    tell(() => makeToken(person, { ...common(), ...options })),
  );
people('sign-in', 'let a person sign in at /ops through the identity provider')
  .requiredOption('--email <address>', 'the address that the provider knows the person by')
  .action((person: string, options: Omit<PeopleOptions, 'keys'> & { email: string }) =>
    tell(() => allowSignIn(person, { ...common(), ...options })),
  );
people('revoke', "take a person's token and sign-in back").action(
  (person: string, options: Omit<PeopleOptions, 'keys'>) =>
    tell(() => revokeToken(person, { ...common(), ...options })),
);

await program.parseAsync();
