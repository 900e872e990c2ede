import 'reflect-metadata';
import { Command, InvalidArgumentError, Option } from 'commander';
import { runCommand } from './command-line/run-command.ts';
import {
  exportCommand,
  type LeadFilter,
  listCommand,
  purgeCommand,
  retryCommand,
  showCommand,
  spamCommand,
} from './leads/inbox/commands.ts';

const positive = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number above 0.');
  return value;
};

const filterOption = () =>
  new Option('--only <kind>', 'which leads').choices(['all', 'waiting', 'undeliverable', 'spam']).default('all');

const program = new Command('leads').description('What visitors wrote to the dealer.');

program
  .command('list')
  .description('show the newest leads, and how many there are of each kind')
  .addOption(filterOption())
  .option('--limit <count>', 'how many', positive, 50)
  .action((options: { only: LeadFilter; limit: number }) =>
    runCommand((dataSource, terminal) =>
      listCommand(dataSource, terminal, { filter: options.only, limit: options.limit }),
    ),
  );

program
  .command('show <reference>')
  .description('show one lead')
  .action((reference: string) =>
    runCommand((dataSource, terminal) => showCommand(dataSource, terminal, { reference })),
  );

program
  .command('export')
  .description('write leads to a CSV file')
  .requiredOption('--csv <file>', 'the file')
  .addOption(filterOption())
  .action((options: { csv: string; only: LeadFilter }) =>
    runCommand((dataSource, terminal) =>
      exportCommand(dataSource, terminal, { file: options.csv, filter: options.only }),
    ),
  );

program
  .command('retry [reference]')
  .description('mail a lead again, or all undeliverable ones')
  .action((reference?: string) =>
    runCommand((dataSource, terminal, config) =>
      retryCommand(dataSource, terminal, { reference, attempts: config.MAIL_ATTEMPTS }),
    ),
  );

program
  .command('spam <reference>')
  .description('mark a lead as spam')
  .option('--not', 'it is none: mail it', false)
  .action((reference: string, options: { not: boolean }) =>
    runCommand((dataSource, terminal, config) =>
      spamCommand(dataSource, terminal, { reference, isSpam: !options.not, attempts: config.MAIL_ATTEMPTS }),
    ),
  );

program
  .command('purge')
  .description('delete old leads (default: older than LEAD_RETENTION_DAYS)')
  .option('--days <days>', 'older than this', positive)
  .action((options: { days?: number }) =>
    runCommand((dataSource, terminal, config) =>
      purgeCommand(dataSource, terminal, { days: options.days ?? config.LEAD_RETENTION_DAYS }),
    ),
  );

void program.parseAsync();
