import ipaddr from 'ipaddr.js';

/**
 * The number of bits that identify an IPv6 subscriber. Each subscriber gets at least a /64, and can use any address in
 * it.
 */
const SUBSCRIBER_BITS = 64;

/** Removes the port that some proxies add to an IP address: `192.0.2.1:443` and `[2001:db8::1]:443`. */
export function withoutPort(ip: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(ip)?.[1];
  return bracketed ?? ip.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/**
 * Returns the group of IP addresses that rate limits treat as one visitor: an IPv4 address, or the /64 of an IPv6
 * address. Ignores ports and zones. Returns any other text unchanged.
 */
export function ipGroup(ip: string): string {
  const bare = withoutPort(ip.trim());
  if (!ipaddr.isValid(bare)) return bare;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString().replace(/%.*/, '')}/${SUBSCRIBER_BITS}`,
  );
  return `${network.toString()}/${SUBSCRIBER_BITS}`;
}
