import { isPublicAddress } from '../../../lib/network/public-address';

test.each([
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.1',
  '193.0.0.1',
  '2a00:1450:4009:81f::200e',
  '2606:4700::1111',
])('the IP address %s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...['172.31.255.255', '192.168.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...[
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'fc00::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
  ],
  // IPv4 addresses that are written as IPv6 addresses.
  ...['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1'],
  ...['localhost', '', '8.8.8'],
])('the IP address %s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
