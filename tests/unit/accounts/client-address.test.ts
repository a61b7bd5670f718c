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
  ])('%s', (_what, forwarded, proxies, expected) => {
    expect(clientAddress(headers(forwarded), proxies)).toBe(expected);
  });
});
