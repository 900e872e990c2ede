import exchanges20261122 from '../../recorded/2026-11-22/exchanges.json' with { type: 'json' };
import document20261122 from '../../recorded/2026-11-22/openapi.json' with { type: 'json' };
import exchanges20261123 from '../../recorded/2026-11-23/exchanges.json' with { type: 'json' };
import document20261123 from '../../recorded/2026-11-23/openapi.json' with { type: 'json' };
import exchanges20261124 from '../../recorded/2026-11-24/exchanges.json' with { type: 'json' };
import document20261124 from '../../recorded/2026-11-24/openapi.json' with { type: 'json' };
import { RecordedContract } from './recorded-contract.ts';

/** The contract in use: the API has to keep it to the letter. */
export const CONTRACT_IN_USE = new RecordedContract('2026-11-24', document20261124, exchanges20261124);

/**
 * The last three contracts of the API, the newest last. While a release goes out, and while a section of another team is
 * not built anew, programs of these talk to one another.
 */
export const RECORDED_CONTRACTS: readonly RecordedContract[] = [
  new RecordedContract('2026-11-22', document20261122, exchanges20261122),
  new RecordedContract('2026-11-23', document20261123, exchanges20261123),
  CONTRACT_IN_USE,
];
