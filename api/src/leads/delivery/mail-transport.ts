import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../config/config.schema.ts';

/** Sends a mail, or fails with an error whose message holds no personal data. */
export type SendMail = (name: string, mail: SendMailOptions) => Promise<void>;

/** What may be said of a mail that was not taken: servers quote addresses and texts in their answers. */
export class MailNotTaken extends Error {}

/** How the reason begins if the server could not be reached, so that it cannot have the mail. */
export const SERVER_AWAY = 'The mail server is away';

/** As nodemailer tells of it, and the system below it. */
interface SmtpFailure {
  readonly code?: string;
  readonly syscall?: string;
  readonly timeoutType?: string;
  readonly responseCode?: number;
}

/** Before the server has greeted no mail is told, so none can have been taken. */
const BEFORE_MAIL = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'];

const isServerAway = ({ code, syscall, timeoutType = '' }: SmtpFailure): boolean =>
  syscall === 'connect' || code === 'EDNS' || BEFORE_MAIL.includes(timeoutType);

const describe = (error: SmtpFailure): MailNotTaken => {
  const { code = 'unknown', responseCode } = error;
  if (isServerAway(error)) return new MailNotTaken(`${SERVER_AWAY}: ${code}`);
  return new MailNotTaken(`The mail was not taken: ${code}${responseCode ? ` ${responseCode}` : ''}`);
};

const overSmtp = (url: string, limitMs: number): SendMail => {
  const transport = createTransport({
    url,
    // Shorter than the whole limit, to tell a server that is away from one that does not answer.
    connectionTimeout: limitMs / 2,
    greetingTimeout: limitMs / 2,
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
      throw describe(signal.aborted ? { code: 'ETIMEDOUT' } : (error as SmtpFailure));
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
