import type { Command } from 'commander';
import { runPlaywright } from '../../compose/run-playwright.ts';
import { type Mail, readMails } from '../mailbox/mails.ts';
import { SUITE_RESULTS, writeReport } from '../report.ts';
import { readSiteUnderTest } from '../site-under-test.ts';
import { note } from '../timeline.ts';
import { onSite, say } from './on-site.ts';

const describeMail = ({ arrivedAt, from, to, subject, text }: Mail): string =>
  `${arrivedAt}  ${from} to ${to}\n${subject}\n\n${text.trim()}\n${'-'.repeat(40)}`;

const showMail = async (asJson: boolean): Promise<void> => {
  const mails = await readMails();
  if (asJson) {
    say(JSON.stringify(mails, null, 2));
    return;
  }
  for (const mail of mails) say(describeMail(mail));
  say(`${mails.length} ${mails.length === 1 ? 'mail' : 'mails'}; as a page: ${process.env.MAILBOX_URL}`);
};

interface SuiteOptions {
  /** A part of it. */
  readonly grep?: string;
  /** Whether traces hold all that Playwright can record. */
  readonly traces: boolean;
}

const runSuite = async ({ grep: part, traces }: SuiteOptions, signal: AbortSignal): Promise<void> => {
  const code = await runPlaywright({
    config: 'e2e/playwright.config.ts',
    args: ['--reporter=list,json', ...(part === undefined ? [] : ['--grep', part])],
    results: SUITE_RESULTS,
    env: { ...(await readSiteUnderTest()), ...(traces ? { FULL_TRACES: 'true' } : {}) },
    signal,
  });
  await note(`browser suite${part === undefined ? '' : `, ${part}`}: ${code === 0 ? 'passed' : 'failed'}`);
  process.exitCode = code;
};

/** Commands that show what became of it all. */
export const addFindingCommands = (program: Command, stopping: AbortSignal): void => {
  program
    .command('mail')
    .description("show what has arrived in the dealer's mailbox")
    .option('--json', 'as JSON', false)
    .action(({ json }: { json: boolean }) => onSite(() => showMail(json)));
  program
    .command('suite')
    .description('run the browser suite on the site')
    .option('--grep <words>', 'a part of it, such as @catalog')
    .option('--traces', 'record pictures, documents and sources in the traces of tests that fail', false)
    .action((options: SuiteOptions) => onSite(() => runSuite(options, stopping)));
  program
    .command('report')
    .description('write one HTML page of what was done, what visitors met, what tests said and what none tried')
    .option('--results <file...>', 'results of other runs that Playwright wrote as JSON, for what was tried')
    .action(({ results }: { results?: string[] }) =>
      onSite(async () => say(`Written to ${await writeReport(results)}`)),
    );
};
