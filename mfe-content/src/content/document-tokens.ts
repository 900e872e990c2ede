import type { BusinessProfile } from '@sgc/contract/business';
import { FACTS } from '../domain/facts/facts.ts';
import { MUNICIPALITIES } from '../domain/municipality/municipality.ts';
import { businessTokens } from './business-tokens.ts';
import { factTokens } from './fact-tokens.ts';
import type { Tokens } from './fill.ts';

/** Everything that a policy may quote. */
export const documentTokens = (business: BusinessProfile): Tokens => ({
  ...factTokens(FACTS),
  ...businessTokens(business),
  'municipalities.count': String(MUNICIPALITIES.length),
});
