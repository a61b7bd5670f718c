import { hasBearer } from '@/lib/network/bearer';

const request = (authorization?: string) =>
  new Request('http://site.example/', { headers: authorization === undefined ? {} : { authorization } });

test.each([
  ['Bearer the-secret', true],
  ['Bearer the-secreT', false],
  ['Bearer the-secret-and-more', false],
  ['the-secret', false],
  ['', false],
  [undefined, false],
])('the header %j is accepted: %j', (header, isAccepted) => {
  expect(hasBearer(request(header), 'the-secret')).toBe(isAccepted);
});
