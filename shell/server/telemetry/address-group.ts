import ipaddr from 'ipaddr.js';

/** Parts of an IPv6 address that its network is known by. */
const NETWORK_PARTS = 4;

/** Addresses that count as one visitor: one visitor of IPv6 commands a whole /64 of them. */
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
