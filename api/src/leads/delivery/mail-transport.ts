import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../config/config.schema.ts';

/** Sends a mail, or fails with an error whose message names nobody. */
export type SendMail = (name: string, mail: SendMailOptions) => Promise<void>;

/** What may be said of a mail that was not taken: servers quote addresses and texts in their answers. */
export class MailNotTaken extends Error {}

const describe = (error: unknown): MailNotTaken => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return new MailNotTaken(`The mail was not taken: ${code ?? 'unknown'}${responseCode ? ` ${responseCode}` : ''}`);
};

const overSmtp = (url: string, limitMs: number): SendMail => {
  const transport = createTransport({
    url,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (_name, mail) => {
    // A server that sends a byte now and then keeps every other limit from being reached.
    const signal = AbortSignal.timeout(limitMs);
    try {
      await transport.sendMail({ ...mail, signal });
    } catch (error) {
      throw describe(signal.aborted ? { code: 'ETIMEDOUT' } : error);
    }
  };
};

const intoFolder = (folder: string): SendMail => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (name, mail) => {
    const { message } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = join(folder, `${name}.${process.pid}`);
    await writeFile(unfinished, message as Buffer, { mode: 0o600, flush: true });
    await rename(unfinished, join(folder, `${name}.eml`));
  };
};

/** The folder of mails that are kept in files. */
export const mailFolder = (config: Pick<Config, 'DATA_DIR'>): string => join(config.DATA_DIR, 'mail');

/** By SMTP, or into files where that is what the settings say. */
export const createSendMail = ({
  MAIL_DELIVERY,
  SMTP_URL,
  MAIL_TIMEOUT_S,
  DATA_DIR,
}: Pick<Config, 'MAIL_DELIVERY' | 'SMTP_URL' | 'MAIL_TIMEOUT_S' | 'DATA_DIR'>): SendMail =>
  MAIL_DELIVERY === 'files' || SMTP_URL === undefined
    ? intoFolder(mailFolder({ DATA_DIR }))
    : overSmtp(SMTP_URL, MAIL_TIMEOUT_S * 1000);
