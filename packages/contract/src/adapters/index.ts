import { contract2 } from './contract-2.ts';
import type { ContractAdapter } from './contract-adapter.ts';

export type { ContractAdapter, EarlierSection } from './contract-adapter.ts';

/** One for each earlier contract that the shell still takes. */
export const CONTRACT_ADAPTERS: readonly ContractAdapter[] = [contract2];
