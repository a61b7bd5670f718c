import ipaddr from 'ipaddr.js';

/** A subscriber of IPv6 is given at least a /64, and changes addresses within it at will. */
const SUBSCRIBER_BITS = 64;

/** `192.0.2.1:443` and `[2001:db8::1]:443` as some proxies write them, without the port. */
export function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  return bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/**
 * What counts as one visitor when tries are limited by address: an IPv4 address, or the /64 of an IPv6 address. Ports and
 * zones do not count. Anything else is returned as it is.
 */
export function addressGroup(address: string): string {
  const bare = withoutPort(address.trim());
  if (!ipaddr.isValid(bare)) return bare;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString().replace(/%.*/, '')}/${SUBSCRIBER_BITS}`,
  );
  return `${network.toString()}/${SUBSCRIBER_BITS}`;
}
