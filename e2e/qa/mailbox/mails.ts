import * as z from 'zod';

const mailsSchema = z.array(
  z.object({
    arrivedAt: z.iso.datetime(),
    /** Of the lead that the mail is about; a test mail is about none. */
    reference: z.string().optional(),
    from: z.string(),
    to: z.string(),
    replyTo: z.string().optional(),
    subject: z.string(),
    text: z.string(),
  }),
);

/** A mail as the mailbox shows it. */
export type Mail = z.infer<typeof mailsSchema>[number];

/** Where the mailbox shows what it has, inside of the containers' network. */
export const PAGE_PORT = 8025;

const ask = async (method: 'GET' | 'DELETE'): Promise<Response> => {
  const answer = await fetch(`${process.env.MAILBOX_URL}/mails`, { method });
  if (!answer.ok) throw new Error(`The mailbox answers ${answer.status}`);
  return answer;
};

/** All mails that have arrived, the oldest first. */
export const readMails = async (): Promise<Mail[]> => mailsSchema.parse(await (await ask('GET')).json());

/** Throws all mails away. */
export const emptyMailbox = async (): Promise<void> => {
  await (await ask('DELETE')).body?.cancel();
};

/** Has the mail server think so long about each mail. */
export const delayMails = async (delayMs: number): Promise<void> => {
  const answer = await fetch(`${process.env.MAILBOX_URL}/delay`, { method: 'PUT', body: String(delayMs) });
  if (!answer.ok) throw new Error(`The mailbox answers ${answer.status}`);
};
