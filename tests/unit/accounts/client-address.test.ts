import { addressGroup } from '@/lib/address-group';
import { clientAddress } from '@/lib/client-address';

const headers = (forwarded?: string) => new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {});

describe('the address of a visitor', () => {
  it.each([
    ['nothing before the server: what the visitor claims does not count', '1.1.1.1, 9.9.9.9', 0, '9.9.9.9'],
    ['one proxy of ours: the address that it saw', '1.1.1.1, 2.2.2.2, 10.0.0.1', 1, '2.2.2.2'],
    ['two proxies of ours', '1.1.1.1, 2.2.2.2, 10.0.0.1, 10.0.0.2', 2, '2.2.2.2'],
    ['fewer addresses than proxies', '2.2.2.2', 3, '2.2.2.2'],
    ['none at all', undefined, 0, 'unknown'],
    ['IPv6', '::1', 0, '::1'],
    ['a proxy that writes the port', '1.1.1.1:4711', 0, '1.1.1.1'],
    ['one that writes it behind an IPv6 address', '[2001:db8::1]:4711', 0, '2001:db8::1'],
  ])('%s', (_what, forwarded, proxies, expected) => {
    expect(clientAddress(headers(forwarded), proxies)).toBe(expected);
  });
});

describe('what counts as one visitor', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd'],
    ['2001:db8:1:2::1', '[2001:DB8:1:2::9]:443'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['192.0.2.1', '::ffff:192.0.2.1'],
    ['192.0.2.1', '192.0.2.1:443'],
    ['unknown', 'unknown'],
  ])('%s and %s are one', (one, other) => {
    expect(addressGroup(one)).toBe(addressGroup(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['192.0.2.1', '192.0.2.2'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
    ['192.0.2.1', 'unknown'],
  ])('%s and %s are two', (one, other) => {
    expect(addressGroup(one)).not.toBe(addressGroup(other));
  });
});
