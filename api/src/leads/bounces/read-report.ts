/** What a delivery status notification (RFC 3464) says of a lead's mail that was given up. */
export interface Bounce {
  /** The report's own Message-ID, or what stands for it. */
  readonly report: string;
  /** Reference of the lead. */
  readonly reference: string;
  /** The status code and what the server said, on one line. */
  readonly reason: string;
}

const ORIGINAL_PARTS = ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'];
const LEAD_MAIL = /^message-id:\s*<lead-([0-9A-Z]{4}-[0-9A-Z]{4})@/im;
const REASON_LENGTH = 300;

/** The fields of one block; a field may go on in lines that begin with a space. */
const fieldsOf = (block: string): Map<string, string> => {
  const lines = block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon < 1 ? [] : [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]];
    }),
  );
};

/** Why the mail was given up; undefined if it was not: a delay, a relay or a receipt is reported in the same form. */
const failureIn = (status: string): string | undefined => {
  const failed = status
    .split(/\r?\n\r?\n/)
    .map(fieldsOf)
    .find((fields) => fields.get('action')?.toLowerCase() === 'failed');
  if (failed === undefined) return undefined;
  const reason = [failed.get('status'), failed.get('diagnostic-code')].filter(Boolean).join(' ');
  return reason.replaceAll(/\p{Cc}+/gu, ' ').slice(0, REASON_LENGTH) || 'no reason was given';
};

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** Reads a mail; undefined if it does not say that a lead's mail was given up. */
export const readReport = async (source: Uint8Array): Promise<Bounce | undefined> => {
  const { default: PostalMime } = await import('postal-mime');
  // What cannot be parsed is no report, and no reason to read no further.
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true }).catch(() => undefined);
  if (mail === undefined) return undefined;
  const part = (...types: string[]): string => {
    const found = mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
    return found === undefined ? '' : textOf(found.content);
  };
  const reason = failureIn(part('message/delivery-status', 'message/global-delivery-status'));
  const reference = LEAD_MAIL.exec(part(...ORIGINAL_PARTS))?.[1];
  if (reason === undefined || reference === undefined) return undefined;
  return { report: mail.messageId ?? `${reference} ${mail.date ?? ''}`, reference, reason };
};
