import { isPublicOrigin } from '../../../lib/network/public-origin.ts';

test.each([
  ['https://www.boxingday.uk', true],
  ['https://boxingday.co.uk:8443', true],
  ['https://8.8.8.8', true],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['http://localhost:3000', false],
  ['https://site', false],
  ['https://site.local', false],
  ['https://site.test', false],
  ['https://192.168.1.20', false],
  ['not an address', false],
])('the site %s is public: %p', (origin, expected) => {
  expect(isPublicOrigin(origin)).toBe(expected);
});
