import * as fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { addressGroup } from './address-group.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['no address', 'no address'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });

/** One address in all the ways that it can be written. */
const spellings = (parts: readonly number[]): string[] => {
  const address = new ipaddr.IPv6([...parts]);
  return [address.toString(), address.toNormalizedString(), address.toRFC5952String()].flatMap((text) => [
    text,
    text.toUpperCase(),
  ]);
};

/** Networks of IPv4 within IPv6 are IPv4. */
const isMapped = ([first, second, third, fourth]: readonly number[]): boolean =>
  [first, second, third, fourth].every((part) => part === 0);

test('all addresses of a /64, however they are written, count as one', () => {
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      fc.pre(!isMapped(network));
      const all = [...spellings([...network, ...one]), ...spellings([...network, ...other])];
      expect(new Set(all.map(addressGroup)).size).toBe(1);
    }),
  );
});

test('addresses of two networks never count as one', () => {
  fc.assert(
    fc.property(half, half, half, (network, other, host) => {
      fc.pre(network.join() !== other.join() && !isMapped(network) && !isMapped(other));
      expect(addressGroup(new ipaddr.IPv6([...network, ...host]).toString())).not.toBe(
        addressGroup(new ipaddr.IPv6([...other, ...host]).toString()),
      );
    }),
  );
});

test('two addresses of IPv4 never count as one', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), (one, other) => {
      fc.pre(one !== other);
      expect(addressGroup(one)).not.toBe(addressGroup(other));
    }),
  );
});
