import { decodable } from '@/lib/incoming-requests';

describe('decodable', () => {
  it.each(['/', '/retailers/argos', '/a%20b', '/search?q=100%', '/caf%C3%A9?x=%'])(
    'leaves %s alone',
    (url) => {
      expect(decodable(url)).toBe(url);
    },
  );

  it.each([
    ['/100%', '/100%25'],
    ['/%E0', '/%25E0'],
    ['/%E0%A4%A?q=a%20b&r=?', '/%25E0%25A4%25A?q=a%20b&r=?'],
  ])('has the percent signs of %s stand for themselves: %s', (url, expected) => {
    expect(decodable(url)).toBe(expected);
    expect(() => decodeURIComponent(expected.split('?')[0] ?? '')).not.toThrow();
  });
});
