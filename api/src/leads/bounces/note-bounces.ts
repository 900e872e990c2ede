import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { BounceMailbox } from './bounce-mailbox.ts';
import { type Bounce, readReport } from './read-report.ts';

/** A report is noted once, also after the lead was mailed again and by whichever process reads it. */
const note = async (dataSource: DataSource, { report, reference, reason }: Bounce): Promise<boolean> => {
  const [, noted] = await dataSource.query(
    `UPDATE lead SET bounced_at = now(), bounce_reason = $2, bounce_reports = bounce_reports || $3::text
     WHERE reference = $1 AND NOT $3 = ANY (bounce_reports)`,
    [reference, reason, report],
  );
  return noted > 0;
};

/** The job that looks for mails to the dealer that came back, and marks their leads. */
export const noteBounces = async (mailbox: BounceMailbox, dataSource: DataSource, logger: Logger): Promise<void> => {
  await mailbox.readNew(async (source) => {
    const bounce = await readReport(source);
    if (bounce !== undefined && (await note(dataSource, bounce))) {
      logger.error({ reference: bounce.reference, status: bounce.reason.split(' ', 1)[0] }, "a lead's mail came back");
    }
  });
};
