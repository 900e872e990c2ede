import * as z from 'zod';

/** Where two programs meet, or a program and what it needs: who answers there, and the port at which the link stands for it. */
export const LINKS = {
  api: { host: 'api', port: 4000 },
  registry: { host: 'registry', port: 3002 },
  'api-database': { host: 'postgres', port: 5432 },
  'registry-database': { host: 'postgres', port: 5432, at: 5433 },
  mail: { host: 'mailbox', port: 2525 },
  'mfe-catalog': { host: 'mfe-catalog', port: 8080, at: 8081 },
  'mfe-content': { host: 'mfe-content', port: 8080, at: 8082 },
  'mfe-eco': { host: 'mfe-eco', port: 8080, at: 8083 },
  'mfe-leads': { host: 'mfe-leads', port: 8080, at: 8084 },
} as const satisfies Record<string, { host: string; port: number; at?: number }>;

export type LinkName = keyof typeof LINKS;

/** What can be wrong with a link. */
export const linkFaultSchema = z.union([
  z.enum(['down', 'reset', 'stalled', 'frozen', 'flapping']),
  z.strictObject({ slowMs: z.int().min(1).max(60_000) }),
  z.strictObject({ bytesPerSecond: z.int().min(1).max(1_000_000) }),
]);

/** Where the links are told what is wrong with them, inside of the containers' network. */
export const CONTROL_PORT = 8474;

/** Disturbs a link, or mends it with `undefined`. */
export const disturbLink = async (
  link: LinkName,
  fault: z.infer<typeof linkFaultSchema> | undefined,
): Promise<void> => {
  const answer = await fetch(`${process.env.LINKS_URL}/${link}`, {
    method: fault === undefined ? 'DELETE' : 'PUT',
    ...(fault === undefined ? {} : { body: JSON.stringify(fault) }),
  });
  if (!answer.ok) throw new Error(`The link ${link} answers ${answer.status}: ${await answer.text()}`);
};
