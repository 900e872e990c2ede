import { VEHICLES_PATH, type Vehicle, type VehicleListQuery } from '@sgc/contract/catalog';
import { type ApiFetch, DATA_FRESH_MS } from '@sgc/contract/section';

const RETRIES = 3;

/** The last list and its entity tag: asking again for an unchanged one costs an empty answer and no parsing. */
let kept: { readonly tag: string; readonly vehicles: Vehicle[] } | undefined;

/** An answer that was asked for ahead, as it came: a visitor who never opens the list pays for no schema and no reading. */
let ahead: { readonly askedAt: number; readonly answer: Promise<Response | undefined> } | undefined;

const askAhead = async (api: ApiFetch): Promise<Response | undefined> => {
  try {
    const response = await api(VEHICLES_PATH);
    return response.ok ? new Response(await response.arrayBuffer(), { headers: response.headers }) : undefined;
  } catch {
    return undefined;
  }
};

/** Requests all vehicles ahead; the next {@link fetchVehicles} within five minutes reads that answer. */
export const prefetchVehicles = (api: ApiFetch): void => {
  if (kept === undefined) ahead ??= { askedAt: Date.now(), answer: askAhead(api) };
};

const takeAhead = (): Promise<Response | undefined> | undefined => {
  const taken = ahead;
  ahead = undefined;
  return taken !== undefined && Date.now() - taken.askedAt < DATA_FRESH_MS ? taken.answer : undefined;
};

const failure = (what: string | number): Error => new Error(`Failed to fetch vehicles: ${what}`);

/** Vehicles checked at a time, so that a long list never blocks the page. */
const CHECKED_AT_ONCE = 500;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The schema comes with the first answer: a page that the server has filled needs neither. */
const readVehicles = async (response: Response): Promise<Vehicle[]> => {
  try {
    const [{ vehicleListSchema }, body]: [typeof import('@sgc/contract/catalog'), unknown] = await Promise.all([
      import('@sgc/contract/catalog'),
      response.json(),
    ]);
    if (!Array.isArray(body)) throw new Error('no list');
    const vehicles: Vehicle[] = [];
    for (let start = 0; start < body.length; start += CHECKED_AT_ONCE) {
      if (start > 0) await pause();
      vehicles.push(...vehicleListSchema.parse(body.slice(start, start + CHECKED_AT_ONCE)));
    }
    return vehicles;
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
  const ask = () =>
    api(VEHICLES_PATH, {
      ...(signal && { signal }),
      ...(known && { headers: { 'if-none-match': known.tag } }),
    }).catch(() => undefined);
  const response = (await takeAhead()) ?? (await ask());
  if (response === undefined) throw failure('no answer');
  if (response.status === 304 && known !== undefined) return known.vehicles;
  if (!response.ok) throw failure(response.status);

  const vehicles = await readVehicles(response);
  const tag = response.headers.get('etag');
  kept = tag === null ? undefined : { tag, vehicles };
  return vehicles;
};

/**
 * Some of the vehicles, as the dealer orders them: what a page needs that shows no list.
 * @throws like {@link fetchVehicles}.
 */
export const fetchSomeVehicles = async (api: ApiFetch, query: VehicleListQuery): Promise<Vehicle[]> => {
  const parameters = new URLSearchParams(Object.entries(query));
  const response = await api(`${VEHICLES_PATH}?${parameters}`).catch(() => undefined);
  if (response === undefined) throw failure('no answer');
  if (!response.ok) throw failure(response.status);
  return readVehicles(response);
};

/** All vehicles, in the browser. */
export const vehiclesQuery = (api: ApiFetch) => ({
  queryKey: [VEHICLES_PATH],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchVehicles(api, signal),
  retry: RETRIES,
  refetchOnWindowFocus: false,
});
