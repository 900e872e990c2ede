import type { Vehicle } from '@sgc/contract/catalog';
import { seriesPoints } from './series-points.ts';

/** A model's name and where it is shown. */
export type ModelLink = Pick<Vehicle, 'id' | 'name'>;

/** One series of a brand, as its card shows it. `startingPrice` is in US dollars. */
export interface SeriesSummary {
  readonly name: string;
  readonly modelCount: number;
  readonly startingPrice: number;
  readonly points: readonly string[];
  /** The first models; the others are counted. */
  readonly models: readonly ModelLink[];
  readonly image: { readonly id: string; readonly images: readonly string[] };
}

/** A model with a price of its own, as its card shows it. */
export type ModelSummary = Pick<Vehicle, 'id' | 'name' | 'price' | 'images' | 'features' | 'specifications'> & {
  readonly series: string;
};

/** A brand's models as its page shows them. */
export interface Lineup {
  readonly modelCount: number;
  readonly seats: { readonly least: number; readonly most: number } | undefined;
  readonly series: readonly SeriesSummary[];
  readonly models: readonly ModelSummary[];
}

const SHOWN_LINKS = 3;
const SHOWN_FEATURES = 4;

/** A stocked cart is one cart; the line-up is the maker's models. */
const isModelOf = (brand: string) => (vehicle: Vehicle) =>
  vehicle.brand.toLowerCase() === brand && vehicle.priceKind !== 'as-equipped' && vehicle.series !== undefined;

const summarize = (name: string, models: readonly [Vehicle, ...Vehicle[]]): SeriesSummary => ({
  name,
  modelCount: models.length,
  startingPrice: Math.min(...models.map(({ price }) => price)),
  points: seriesPoints(models),
  models: models.slice(0, SHOWN_LINKS).map(({ id, name: model }) => ({ id, name: model })),
  image: { id: models[0].id, images: models[0].images.slice(0, 1) },
});

/** Groups a brand's models by series, in the order of the rows, and picks those that have a price of their own. */
export const lineupOf = (vehicles: readonly Vehicle[], brand: string): Lineup => {
  const models = vehicles.filter(isModelOf(brand));
  const bySeries = new Map<string, [Vehicle, ...Vehicle[]]>();
  for (const model of models) {
    const known = bySeries.get(model.series ?? '');
    if (known === undefined) bySeries.set(model.series ?? '', [model]);
    else known.push(model);
  }
  const seats = models.flatMap(({ specifications }) => specifications.seatingCapacity ?? []);
  return {
    modelCount: models.length,
    seats: seats.length === 0 ? undefined : { least: Math.min(...seats), most: Math.max(...seats) },
    series: [...bySeries].map(([name, own]) => summarize(name, own)),
    models: models
      .filter(({ priceKind }) => priceKind === 'starting-at')
      .map(({ id, name, price, images, features, specifications, series = '' }) => ({
        id,
        name,
        price,
        series,
        images: images.slice(0, 1),
        features: features.slice(0, SHOWN_FEATURES),
        specifications,
      })),
  };
};
