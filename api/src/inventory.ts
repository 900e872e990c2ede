import 'reflect-metadata';
import { Command, InvalidArgumentError } from 'commander';
import {
  exportCommand,
  importCommand,
  listCommand,
  removeCommand,
  setStockCommand,
} from './catalog/inventory/commands.ts';
import { runCommand } from './command-line/run-command.ts';

const yesOrNo = (answer: string): boolean => {
  if (answer !== 'yes' && answer !== 'no') throw new InvalidArgumentError('Say yes or no.');
  return answer === 'yes';
};

const program = new Command('inventory').description('The vehicles on the site. A change shows within seconds.');

program
  .command('import <file>')
  .description('add and change vehicles from a .csv or .json file: all rows or none')
  .option('--dry-run', 'check everything and store nothing', false)
  .option('--photos <folder>', 'where the files named in the photos column lie (default: beside the file)')
  .action((file: string, options: { dryRun: boolean; photos?: string }) =>
    runCommand((dataSource, terminal) =>
      importCommand(dataSource, terminal, { file, dryRun: options.dryRun, photos: options.photos }),
    ),
  );

program
  .command('export [file]')
  .description('write all vehicles to a .csv or .json file, or as CSV to the terminal')
  .action((file?: string) => runCommand((dataSource, terminal) => exportCommand(dataSource, terminal, { file })));

program
  .command('list')
  .description('show all vehicles')
  .action(() => runCommand((dataSource, terminal) => listCommand(dataSource, terminal, {})));

program
  .command('set-stock <id> <in-stock>')
  .description('say yes or no: is the vehicle in stock?')
  .action((id: string, inStock: string) => {
    const answer = yesOrNo(inStock);
    return runCommand((dataSource, terminal) => setStockCommand(dataSource, terminal, { id, inStock: answer }));
  });

program
  .command('remove <id...>')
  .description('take vehicles off the site: all of them or none')
  .action((ids: string[]) => runCommand((dataSource, terminal) => removeCommand(dataSource, terminal, { ids })));

void program.parseAsync();
