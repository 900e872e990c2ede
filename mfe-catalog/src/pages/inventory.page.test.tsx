/** @jest-environment jsdom */
import { DEFAULT_BUSINESS_PROFILE } from '@sgc/contract/business';
import { DATA_FRESH_MS } from '@sgc/contract/section';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleVehicle } from '../../test/sample-vehicle.ts';
import type { Handover } from '../features/vehicles/api/handover.ts';
import { type InventoryView, inventoryQueryOf } from '../features/vehicles/list/inventory-query.ts';
import { inventoryFrom, viewInventory } from '../features/vehicles/list/inventory-view.ts';
import InventoryPage from './inventory.page.tsx';

const SEARCH = new URLSearchParams();

const cartsOf = (ids: readonly (string | number)[]) =>
  ids.map((id) => sampleVehicle({ id: `${id}`, name: `CART ${id}` }));

const VEHICLES = cartsOf(['one', 'two', 'three']);

/** The page as it stands in the browser after the server handed this over. */
const show = (handed: Handover<InventoryView>, vehicles = VEHICLES) => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: DATA_FRESH_MS, queryFn: () => Promise.reject(new Error('none')) } },
  });
  queryClient.setQueryData(inventoryFrom(SEARCH).key, handed);
  const answer = { ok: true, status: 200, headers: { get: () => null }, json: async () => vehicles };
  const fetchList = jest.fn(async () => answer as unknown as Response);
  globalThis.fetch = fetchList;
  render(
    <QueryClientProvider client={queryClient}>
      <InventoryPage
        params={{}}
        search={SEARCH}
        outcome={handed.kind}
        business={DEFAULT_BUSINESS_PROFILE}
        fragments={{}}
      />
    </QueryClientProvider>,
  );
  return fetchList;
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

// Each test is a visit of its own: a page takes over what its entry of the history kept.
beforeEach(() => window.history.replaceState(null, ''));

test('a list that the server could not read is said to be missing, and asked for only once the visitor wants it', async () => {
  const fetchList = show({ kind: 'unavailable', message: 'Failed to fetch vehicles: 503' });
  expect(screen.getByRole('alert').textContent).toContain('Error loading vehicles: Failed to fetch vehicles: 503');
  expect(fetchList).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '3 vehicles: 0 in stock, 3 to order' })).toBeTruthy();
  expect(fetchList).toHaveBeenCalledTimes(1);
});

test('a list that the server handed over is shown without asking; the form asks once, before it is sent', async () => {
  const fetchList = show({ kind: 'ok', data: viewInventory(VEHICLES, inventoryQueryOf(SEARCH)) });
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(fetchList).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
  expect(fetchList).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('cart tw{Enter}');
  expect(await screen.findByRole('heading', { name: '1 matching vehicle' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Clear All Filters' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(fetchList).toHaveBeenCalledTimes(1);
});

test('a visitor who saves data has the list fetched when the form is sent, not before', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  try {
    const fetchList = show({ kind: 'ok', data: viewInventory(VEHICLES, inventoryQueryOf(SEARCH)) });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'cart tw');
    expect(fetchList).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '1 matching vehicle' })).toBeTruthy();
    expect(fetchList).toHaveBeenCalledTimes(1);
  } finally {
    Reflect.deleteProperty(navigator, 'connection');
  }
});

test('a list that comes where nothing was found begins with its first cards', async () => {
  const vehicles = cartsOf([...Array(10).keys()]);
  show({ kind: 'ok', data: viewInventory(vehicles, inventoryQueryOf(SEARCH)) }, vehicles);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'zebra{Enter}');
  expect(await screen.findByRole('heading', { name: 'No vehicles found' })).toBeTruthy();
  const counts: number[] = [];
  const observer = new MutationObserver(() => counts.push(document.querySelectorAll('article').length));
  observer.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(screen.getByRole('link', { name: 'Clear All Filters' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
  observer.disconnect();
  expect(counts.find((count) => count > 0)).toBe(3);
});

test('two presses at once show two pages more', async () => {
  const vehicles = cartsOf([...Array(60).keys()]);
  show({ kind: 'ok', data: viewInventory(vehicles, inventoryQueryOf(SEARCH)) }, vehicles);
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
  const more = screen.getByRole('link', { name: 'Show more vehicles' });
  act(() => {
    more.click();
    more.click();
  });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60));
});

test('a list without carts blames no filter, and leads to the dealer', () => {
  show({ kind: 'ok', data: viewInventory([], inventoryQueryOf(SEARCH)) });
  expect(screen.getByRole('heading', { name: 'No vehicles are listed right now.' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Clear All Filters' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveProperty('pathname', '/contact');
});
