import { type Lineup, lineupOf } from '../../../domain/lineup.ts';
import type { FromVehicles } from '../api/from-vehicles.ts';

const lineupFrom = (brand: string): FromVehicles<Lineup> => ({
  key: ['lineup', brand],
  query: { kind: 'lineup-model', brand },
  select: (vehicles) => lineupOf(vehicles, brand),
});

/** What the brand pages show of the vehicles. */
export const LINEUPS = { denago: lineupFrom('denago'), evolution: lineupFrom('evolution') } as const;
