import { BlockList, isIP } from 'node:net';

/** Blocks of IPv4 addresses that are not globally reachable, from IANA's registry of special-purpose addresses. */
const SPECIAL_4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/**
 * Blocks of special-purpose IPv6 addresses within 2000::/3, such as Teredo, documentation and 6to4. Addresses outside
 * 2000::/3 do not count as public.
 */
const SPECIAL_6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special4 = new BlockList();
for (const [net, bits] of SPECIAL_4) special4.addSubnet(net, bits, 'ipv4');
const special6 = new BlockList();
for (const [net, bits] of SPECIAL_6) special6.addSubnet(net, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Returns whether an IP address is globally reachable: neither local nor private. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special4.check(address, 'ipv4');
    case 6:
      return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
    default:
      return false;
  }
}
