export * from './recorded-contract.ts';
export * from './recorded-contracts.ts';
