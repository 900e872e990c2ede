import type { SectionName } from '../../compose/services.ts';
import type { FaultName } from '../names/fault-name.ts';
import type { LinkFault } from '../names/link-faults.ts';

/** Wherever two programs meet. */
export type ProxyName = SectionName | 'api' | 'registry' | 'database' | 'mail';

/** Names of a proxy's fault: the kit has a link wherever there is a proxy, and two where there is one before PostgreSQL. */
export const linkFaults = (proxy: ProxyName, fault: LinkFault): readonly FaultName[] => {
  const links = proxy === 'database' ? (['api-database', 'registry-database'] as const) : [proxy];
  return links.map((link) => `${link}-link-${fault}` as FaultName);
};

/** Whether a fault is one of the proxy's. */
export const isOfProxy = (proxy: ProxyName, fault: string): boolean =>
  fault.startsWith(`${proxy}-link-`) || (proxy === 'database' && fault.includes('-database-link-'));
