import 'reflect-metadata';
import { Command, InvalidArgumentError, Option } from 'commander';
import { runCommand, runWithSettings } from './command-line/run-command.ts';
import { mailFolder } from './leads/delivery/mail-transport.ts';
import {
  answeredCommand,
  eraseCommand,
  exportCommand,
  type LeadFilter,
  listCommand,
  purgeCommand,
  retryCommand,
  showCommand,
  spamCommand,
} from './leads/inbox/commands.ts';
import { testMailCommand } from './leads/inbox/test-mail.ts';

const positive = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('It must be a whole number above 0.');
  return value;
};

const filterOption = () =>
  new Option('--only <kind>', 'which leads')
    .choices(['all', 'waiting', 'undeliverable', 'bounced', 'kept', 'spam', 'unanswered'])
    .default('all');

const emailOption = () => new Option('--email <address>', 'only those of the visitor with this address');

const program = new Command('leads').description('What visitors wrote to the dealer.');

program
  .command('list')
  .description('show the newest leads, and how many there are of each kind')
  .addOption(filterOption())
  .addOption(emailOption())
  .option('--limit <count>', 'how many', positive, 50)
  .action(({ only: filter, email, limit }: { only: LeadFilter; email?: string; limit: number }) =>
    runCommand((dataSource, terminal) => listCommand(dataSource, terminal, { filter, email, limit })),
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
  .addOption(emailOption())
  .action(({ csv: file, only: filter, email }: { csv: string; only: LeadFilter; email?: string }) =>
    runCommand((dataSource, terminal) => exportCommand(dataSource, terminal, { file, filter, email })),
  );

program
  .command('retry [reference]')
  .description(
    'mail a lead again, or all that are undeliverable or came back and, once mail is set up, those kept in files',
  )
  .action((reference?: string) =>
    runCommand((dataSource, terminal, config) =>
      retryCommand(dataSource, terminal, {
        reference,
        attempts: config.MAIL_ATTEMPTS,
        sends: config.MAIL_DELIVERY === 'smtp',
      }),
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
  .command('answered <reference>')
  .description('note that a lead is answered: its visitor reads it on the status page')
  .option('--not', 'it is not', false)
  .action((reference: string, options: { not: boolean }) =>
    runCommand((dataSource, terminal) =>
      answeredCommand(dataSource, terminal, { reference, isAnswered: !options.not }),
    ),
  );

program
  .command('purge')
  .description('delete old leads (default: older than LEAD_RETENTION_DAYS, or SUSPECTED_RETENTION_DAYS if suspected)')
  .option('--days <days>', 'older than this', positive)
  .action((options: { days?: number }) =>
    runCommand((dataSource, terminal, config) =>
      purgeCommand(dataSource, terminal, {
        folder: mailFolder(config),
        LEAD_RETENTION_DAYS: options.days ?? config.LEAD_RETENTION_DAYS,
        SUSPECTED_RETENTION_DAYS: Math.min(config.SUSPECTED_RETENTION_DAYS, options.days ?? Number.POSITIVE_INFINITY),
      }),
    ),
  );

program
  .command('erase <references...>')
  .description('delete leads for good, as when a visitor asks for it')
  .action((references: string[]) =>
    runCommand((dataSource, terminal, config) =>
      eraseCommand(dataSource, terminal, { references, folder: mailFolder(config) }),
    ),
  );

program
  .command('test-mail')
  .description('send one mail the way leads go, and say where it went')
  .action(() => runWithSettings(testMailCommand));

void program.parseAsync();
