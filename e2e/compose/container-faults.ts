import type { FaultName } from '../faults/names/fault-name.ts';
import type { ServiceFault } from '../faults/names/service-faults.ts';
import type { ServiceName } from './services.ts';

/** The names of faults that happen to several services in one way. */
export const faultsOf = (services: readonly ServiceName[], how: ServiceFault): readonly FaultName[] =>
  services.map((service) => `${service}-${how}` as const);

/** Which faults of containers a command of Compose ends. */
const ENDED_BY: Readonly<Record<string, readonly string[]>> = {
  start: ['killed', 'stopped'],
  restart: ['killed', 'stopped'],
  up: ['killed', 'stopped'],
  unpause: ['paused'],
};

/** Which faults are over after a command of Compose. */
export const endedBy = ([command = '', ...rest]: readonly string[]): ((fault: string) => boolean) => {
  const ways = ENDED_BY[command] ?? [];
  const services = rest.filter((word) => !word.startsWith('-') && !word.includes('='));
  const isMeant = (fault: string): boolean =>
    services.length === 0 || services.some((service) => fault.startsWith(`${service}-`));
  return (fault) =>
    (ways.some((how) => fault.endsWith(`-${how}`)) && isMeant(fault)) ||
    (command === 'up' && services.length === 0 && fault.startsWith('clock-'));
};
