import type { Vehicle } from '@sgc/contract/catalog';
import { DENAGO_MODELS } from './denago.ts';
import { EVOLUTION_CLASSIC_MODELS } from './evolution-classic.ts';
import { EVOLUTION_D5_MODELS } from './evolution-d5.ts';
import { EVOLUTION_D6_MAX_MODELS } from './evolution-d6-max.ts';
import { EVOLUTION_UTILITY_MODELS } from './evolution-utility.ts';
import { featuredCarts } from './featured.ts';

const LINEUP = [
  ...DENAGO_MODELS,
  ...EVOLUTION_D5_MODELS,
  ...EVOLUTION_CLASSIC_MODELS,
  ...EVOLUTION_UTILITY_MODELS,
  ...EVOLUTION_D6_MAX_MODELS,
];

/** The catalog of a site that has none yet, in the order the inventory shows it. */
export const CATALOG: Vehicle[] = [...featuredCarts(LINEUP), ...LINEUP];
