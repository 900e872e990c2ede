import { SECTIONS } from '../../compose/services.ts';
import type { LinkFault } from '../../faults/names/link-faults.ts';

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

/** Links over which HTTP is spoken, and those over which the registry takes releases. */
export const HTTP_LINKS = ['api', 'registry', ...SECTIONS] as const satisfies readonly LinkName[];
export const RELEASE_LINKS = SECTIONS;

/** Where the links are told what is wrong with them, inside of the containers' network. */
export const CONTROL_PORT = 8474;

/** Disturbs a link, or mends it with `undefined`. */
export const disturbLink = async (link: LinkName, fault: LinkFault | undefined): Promise<void> => {
  const answer = await fetch(`${process.env.LINKS_URL}/${link}`, {
    method: fault === undefined ? 'DELETE' : 'PUT',
    ...(fault === undefined ? {} : { body: fault }),
  });
  if (!answer.ok) throw new Error(`The link ${link} answers ${answer.status}: ${await answer.text()}`);
};
