import type { Vehicle } from '@sgc/contract/catalog';
import type { ApiFetch } from '@sgc/contract/section';

const VEHICLES_PATH = '/api/vehicles';

const RETRIES = 3;

/** The last list and its entity tag: asking again for an unchanged one costs an empty answer and no parsing. */
let kept: { readonly tag: string; readonly vehicles: Vehicle[] } | undefined;

const failure = (what: string | number): Error => new Error(`Failed to fetch vehicles: ${what}`);

/** The schema comes with the first answer: a page that the server has filled needs neither. */
const readVehicles = async (response: Response): Promise<Vehicle[]> => {
  try {
    const [{ vehicleListSchema }, body] = await Promise.all([import('@sgc/contract/catalog'), response.json()]);
    return vehicleListSchema.parse(body);
  } catch {
    throw failure('unreadable answer');
  }
};

/**
 * All vehicles, as the dealer orders them.
 * @throws `Failed to fetch vehicles: …` with the status, or what else went wrong.
 */
export const fetchVehicles = async (api: ApiFetch, signal?: AbortSignal): Promise<Vehicle[]> => {
  const known = kept;
  const response = await api(VEHICLES_PATH, {
    ...(signal && { signal }),
    ...(known && { headers: { 'if-none-match': known.tag } }),
  }).catch(() => undefined);
  if (response === undefined) throw failure('no answer');
  if (response.status === 304 && known !== undefined) return known.vehicles;
  if (!response.ok) throw failure(response.status);

  const vehicles = await readVehicles(response);
  const tag = response.headers.get('etag');
  kept = tag === null ? undefined : { tag, vehicles };
  return vehicles;
};

/** All vehicles, in the browser. */
export const vehiclesQuery = (api: ApiFetch) => ({
  queryKey: [VEHICLES_PATH],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchVehicles(api, signal),
  retry: RETRIES,
  refetchOnWindowFocus: false,
});
