import { namesTwoHosts } from './host-header.ts';

test.each([
  ['no host', [], false],
  ['one host', ['Host', 'a', 'Accept', 'host'], false],
  ['the same host twice', ['Host', 'a', 'Host', 'a'], true],
  ['two hosts, written differently', ['HOST', 'a', 'accept', '*/*', 'host', 'b'], true],
  ['a host as the value of another header', ['accept', 'host', 'host', 'a'], false],
])('a request with %s', (_, rawHeaders, isTwice) => {
  expect(namesTwoHosts({ rawHeaders })).toBe(isTwice);
});
