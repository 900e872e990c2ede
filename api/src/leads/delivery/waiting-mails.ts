import type { DataSource } from 'typeorm';
import type { SendMail } from './mail-transport.ts';
import { SERVER_AWAY } from './mail-transport.ts';

/** A mail whose last attempt failed, and whose next one is some time off. One that the server refused bides its time. */
const WAITS = `
  task_identifier IN ('deliver_lead', 'send_receipt') AND locked_at IS NULL AND run_at > now()
  AND attempts BETWEEN 1 AND max_attempts - 1`;

/** Less urgent than a message that has just come. */
const AFTER_NEW_ONES = 1;

/**
 * Notes whether the mail server is there, and has waiting mails sent soon after it is back: the queue by itself waits longer
 * after each attempt, in the end for hours.
 */
export class WaitingMails {
  readonly #dataSource: DataSource;
  #isTroubled = false;
  #isBack = false;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  /** Sends mails as `send` does, and notes how that goes. */
  watching(send: SendMail): SendMail {
    return async (name, mail) => {
      try {
        await send(name, mail);
      } catch (error) {
        this.#isTroubled = true;
        throw error;
      }
      this.#isBack ||= this.#isTroubled;
      this.#isTroubled = false;
    };
  }

  /**
   * Makes due what waits: all of it, if a mail was taken after others were not; else the oldest mail that the server could not be
   * asked about, as a question whether it is back. Attempts at a server that was away do not count.
   */
  async retry(): Promise<void> {
    const isBack = this.#isBack;
    this.#isBack = false;
    await this.#reschedule(`last_error LIKE '${SERVER_AWAY}%'`, { attempts: 1, most: isBack ? null : 1 });
    // A server may have taken such a mail and not said so: these attempts count.
    if (isBack) await this.#reschedule("last_error !~ ' [45][0-9]{2}$'", { attempts: null, most: null });
  }

  async #reschedule(
    condition: string,
    { attempts, most }: { readonly attempts: number | null; readonly most: number | null },
  ): Promise<void> {
    await this.#dataSource.query(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), priority => $1, attempts => $2)
       FROM (SELECT id FROM graphile_worker.jobs WHERE ${WAITS} AND ${condition} ORDER BY id LIMIT $3) AS due
       HAVING count(*) > 0`,
      [AFTER_NEW_ONES, attempts, most],
    );
  }
}
