import type { ApiFetch } from '@sgc/contract/section';
import { sampleVehicle } from '../../../../test/sample-vehicle.ts';
import { fetchVehicles, prefetchVehicles, vehiclesQuery } from './vehicle-list.ts';

const answering =
  (...answers: (() => Response)[]): ApiFetch =>
  async () => {
    const next = answers.shift();
    if (next === undefined) throw new TypeError('fetch failed');
    return next();
  };

test.each([
  ['Failed to fetch vehicles: 503', () => new Response('', { status: 503 })],
  ['Failed to fetch vehicles: unreadable answer', () => new Response('<html>')],
  ['Failed to fetch vehicles: unreadable answer', () => Response.json({ vehicles: [] })],
  ['Failed to fetch vehicles: unreadable answer', () => Response.json([{ ...sampleVehicle(), price: -1 }])],
  ['Failed to fetch vehicles: no answer', () => Promise.reject(new TypeError('fetch failed')) as never],
])('%s', async (message, answer) => {
  await expect(fetchVehicles(answering(answer))).rejects.toThrow(message);
});

test('a list of any length is read whole and in order', async () => {
  const vehicles = Array.from({ length: 1201 }, (_, index) => sampleVehicle({ id: `cart-${index}` }));
  await expect(fetchVehicles(answering(() => Response.json(vehicles)))).resolves.toEqual(vehicles);
});

describe('a list that was asked for ahead', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  const vehicles = [sampleVehicle()];
  const asked = jest.fn(async () => Response.json(vehicles));
  beforeEach(() => {
    asked.mockClear();
  });

  test('is requested once, and read by the first fetch', async () => {
    prefetchVehicles(asked);
    prefetchVehicles(asked);
    await expect(fetchVehicles(answering())).resolves.toEqual(vehicles);
    expect(asked).toHaveBeenCalledTimes(1);
    await expect(fetchVehicles(asked)).resolves.toEqual(vehicles);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('is asked for again after five minutes, or where the answer was none', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
    prefetchVehicles(answering(() => Response.json([])));
    jest.setSystemTime(5 * 60 * 1000);
    await expect(fetchVehicles(asked)).resolves.toEqual(vehicles);
    for (const bad of [answering(), answering(() => new Response('', { status: 503 }))]) {
      prefetchVehicles(bad);
      await expect(fetchVehicles(asked)).resolves.toEqual(vehicles);
    }
  });
});

test('an unchanged list is asked for by its tag and is the same list', async () => {
  const first = await fetchVehicles(
    answering(() => Response.json([sampleVehicle()], { headers: { etag: '"seven"' } })),
  );
  const asked: (string | null)[] = [];
  const again = await fetchVehicles(async (_, init) => {
    asked.push(new Headers(init?.headers).get('if-none-match'));
    return new Response(null, { status: 304 });
  });
  expect(asked).toEqual(['"seven"']);
  expect(again).toBe(first);
});

test('the browser asks three times more and leaves it at that when the window comes back', () => {
  expect(vehiclesQuery(fetch)).toMatchObject({ retry: 3, refetchOnWindowFocus: false, queryKey: ['/api/vehicles'] });
});
