import ipaddr from 'ipaddr.js';

/** Parts of an IPv6 address that its network is known by. */
const NETWORK_PARTS = 4;

/**
 * Names all addresses that count as one client: a client with an IPv6 address commands the whole /64 around it.
 * @returns the address itself for IPv4, also where it is written as IPv6; what is no address is returned as it is.
 */
export const addressGroup = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const { parts } = parsed as ipaddr.IPv6;
  return `${parts
    .slice(0, NETWORK_PARTS)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};
