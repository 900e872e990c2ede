import { decisionsOf } from '../state/decisions.ts';
import type { RegistryState } from '../state/state.schema.ts';
import { Impossible } from './impossible.ts';

/** Throws `Impossible` if a version must not go live again. */
export const isNotBlocked = (state: RegistryState, section: string, version: string): void => {
  const reason = decisionsOf(state, section).blocked[version];
  if (reason !== undefined) throw new Impossible(`${version} is blocked: ${reason.why}`);
};

/** Throws `Impossible` if the version that an operation is about is no longer live. */
export const isStillLive = (state: RegistryState, section: string, version: string | undefined): void => {
  if (state.live[section] === version) return;
  throw new Impossible(`${section} has moved to ${state.live[section]} meanwhile: look at it, and ask again.`);
};

/** Throws `Impossible` if something new of a section may not go live. */
export const mayGoLive = (state: RegistryState, section: string, version: string): void => {
  const { frozen, pinned } = decisionsOf(state, section);
  isNotBlocked(state, section, version);
  if (frozen !== undefined) throw new Impossible(`${section} is frozen: ${frozen.why}`);
  if (pinned !== undefined) throw new Impossible(`${section} is pinned to ${pinned.version}: ${pinned.why}`);
};

/** Share of the visitors, in percent, that sees what is new of a section first; 0: all at once. */
export const firstShareOf = (state: RegistryState, section: string): number =>
  state.live[section] === undefined ? 0 : decisionsOf(state, section).canaryPercent;

/** Throws `Impossible` if another section has the canary: there is one at a time. */
export const mayBeCanary = (state: RegistryState, section: string): void => {
  const { canary } = state;
  if (canary !== null && canary.section !== section) {
    throw new Impossible(`The canary of ${canary.section} has to end first.`);
  }
};

/** Whether a version of a section is what some of the visitors see. */
export const isCanary = ({ canary }: RegistryState, section: string, version: string): boolean =>
  canary?.section === section && canary.version === version;
