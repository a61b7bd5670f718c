import { finalLocation } from '@/server/final-location';

describe('finalLocation', () => {
  it.each([
    ['/a/b', '/b?utm_source=x', '/a/b?utm_source=x'],
    ['/a/b', '/b', '/a/b'],
    ['/a/b', '/b?q=a%20b&r=c+d', '/a/b?q=a%20b&r=c+d'],
    // Next has already added the request's query to the location, but in its own encoding.
    ['/a/b?q=a+b', '/b?q=a%20b', '/a/b?q=a%20b'],
    ['/a?x=1', '/b?y=2', '/a?x=1&y=2'],
    ['/a?x=1&y=2', '/b?x=3&y=2', '/a?x=1&y=2'],
    ['/a#part', '/b?y=2', '/a?y=2#part'],
    // Two redirects become one: '/tech/' → '/tech' → '/categories/electronics'.
    ['/tech', '/tech/', '/categories/electronics'],
    ['/guides?x=a+b', '/guides/?x=a%20b', '/content?type=guide&x=a%20b'],
    ['//other.example/a', '/b?y=2', '//other.example/a'],
    ['https://other.example/a', '/b?y=2', 'https://other.example/a'],
  ])('the location %s in a response to %s becomes %s', (location, url, expected) => {
    expect(finalLocation(location, url)).toBe(expected);
  });
});
