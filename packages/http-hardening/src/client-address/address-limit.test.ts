import * as fc from 'fast-check';
import { addressGroup } from './address-group.ts';
import { AddressLimit } from './address-limit.ts';

const WINDOW_MS = 60_000;

let now: number;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  now = 1;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number): void => {
  now += ms;
  jest.advanceTimersByTime(ms);
};

const times = (limit: AddressLimit, address: string, count: number): void => {
  for (let time = 0; time < count; time += 1) limit.count(address);
};

test('an address reaches its limit with the last time that it may, not before', () => {
  const limit = new AddressLimit({ limit: 3, windowMs: WINDOW_MS });
  times(limit, '203.0.113.7', 2);
  expect(limit.isReached('203.0.113.7')).toBe(false);
  times(limit, '203.0.113.7', 1);
  expect(limit.isReached('203.0.113.7')).toBe(true);
});

test('a client of IPv6 that takes another address of its /64 each time reaches its limit as well', () => {
  const limit = new AddressLimit({ limit: 3, windowMs: WINDOW_MS });
  for (const host of [1, 2, 3]) limit.count(`2001:db8:1:2::${host}`);
  expect(limit.isReached('2001:db8:1:2:aaaa::4')).toBe(true);
  expect(limit.isReached('2001:db8:1:3::1')).toBe(false);
});

test('the window runs from the first time on: going on does not lengthen it', () => {
  const limit = new AddressLimit({ limit: 1, windowMs: WINDOW_MS });
  limit.count('203.0.113.7');
  pass(WINDOW_MS - 1);
  limit.count('203.0.113.7');
  expect(limit.isReached('203.0.113.7')).toBe(true);
  pass(2);
  expect(limit.isReached('203.0.113.7')).toBe(false);
});

test('given any other addresses that are counted, one that has done nothing has not reached its limit', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.ipV4(), fc.ipV6()), { maxLength: 200 }), fc.ipV4(), (others, address) => {
      fc.pre(!others.some((other) => addressGroup(other) === addressGroup(address)));
      const limit = new AddressLimit({ limit: 1, windowMs: WINDOW_MS });
      for (const other of others) limit.count(other);
      expect(limit.isReached(address)).toBe(false);
    }),
  );
});
