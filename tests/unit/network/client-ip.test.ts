import { ipGroup } from '@/lib/network/ip-group';
import { clientIp } from '@/lib/network/client-ip';

const headers = (forwarded?: string) => new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {});

describe('the IP address of a visitor', () => {
  it.each([
    [
      'is the connection’s own without a proxy, whatever the visitor claims',
      '1.1.1.1, 9.9.9.9',
      0,
      '9.9.9.9',
    ],
    ['is the one that our proxy saw', '1.1.1.1, 2.2.2.2, 10.0.0.1', 1, '2.2.2.2'],
    ['is the one that the first of two proxies saw', '1.1.1.1, 2.2.2.2, 10.0.0.1, 10.0.0.2', 2, '2.2.2.2'],
    ['is the first one when there are fewer addresses than proxies', '2.2.2.2', 3, '2.2.2.2'],
    ['is unknown when there is none', undefined, 0, 'unknown'],
    ['may be an IPv6 address', '::1', 0, '::1'],
    ['leaves out the port', '1.1.1.1:4711', 0, '1.1.1.1'],
    ['leaves out the port behind an IPv6 address', '[2001:db8::1]:4711', 0, '2001:db8::1'],
  ])('%s', (_what, forwarded, proxies, expected) => {
    expect(clientIp(headers(forwarded), proxies)).toBe(expected);
  });
});

describe('visitors counted by IP address', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd'],
    ['2001:db8:1:2::1', '[2001:DB8:1:2::9]:443'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['192.0.2.1', '::ffff:192.0.2.1'],
    ['192.0.2.1', '192.0.2.1:443'],
    ['unknown', 'unknown'],
  ])('%s and %s count as one visitor', (one, other) => {
    expect(ipGroup(one)).toBe(ipGroup(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['192.0.2.1', '192.0.2.2'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
    ['192.0.2.1', 'unknown'],
  ])('%s and %s count as two visitors', (one, other) => {
    expect(ipGroup(one)).not.toBe(ipGroup(other));
  });
});
