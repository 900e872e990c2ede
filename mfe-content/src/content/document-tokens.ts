import type { BusinessProfile } from '@sgc/contract/business';
import { FACTS } from '../domain/facts/facts.ts';
import { MUNICIPALITIES } from '../domain/municipality/municipality.ts';
import type { Tokens } from './fill.ts';
import { businessTokens, factTokens } from './tokens.ts';

/** Everything that a policy may quote. */
export const documentTokens = (business: BusinessProfile): Tokens => ({
  ...factTokens(FACTS),
  ...businessTokens(business),
  'municipalities.count': String(MUNICIPALITIES.length),
});
