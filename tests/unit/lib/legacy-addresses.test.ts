import { isGuarded } from '@/lib/accounts/guard';
import { categoryAliases } from '@/lib/fallback/category-aliases';
import { knownRetailerSlugs } from '@/lib/fallback/known-retailers';
import { knownRetailer, MOVED_PATHS, movedTo, withQuery } from '@/lib/legacy-addresses';
import { config } from '@/middleware';

describe('old addresses', () => {
  it.each([
    ['/guides', '/content?type=guide'],
    ['/articles', '/content?type=article'],
    ['/admin/buyers-guides', '/admin/content'],
    ['/admin/boxing-day-articles', '/admin/content'],
    ['/beauty', '/categories/health-beauty'],
    ['/home', '/categories/home-living'],
    ['/tech', '/categories/electronics'],
    ['/amazon', null],
    ['/constructor', null],
    ['/', null],
  ])('%s leads to %p', (path, target) => {
    expect(movedTo(path)).toBe(target);
  });

  it('takes /tech to what its alias means', () => {
    expect(movedTo('/tech')).toBe(`/categories/${categoryAliases['tech-electronics']}`);
  });
});

describe('withQuery', () => {
  it.each([
    ['/a', '', '/a'],
    ['/a', '?utm_source=x&b=%20c', '/a?utm_source=x&b=%20c'],
    ['/content?type=guide', '?utm_source=x', '/content?type=guide&utm_source=x'],
    ['/content?type=guide', '?type=article&page=2', '/content?type=guide&page=2'],
    ['/a', '?', '/a'],
    ['/a', '?x', '/a?x'],
  ])('%s with %p is %s', (target, search, expected) => {
    expect(withQuery(target, search)).toBe(expected);
  });
});

describe('the middleware', () => {
  const GUARDED = ['/admin/:path*', '/auth', '/auth/new-password'];

  it('runs for old addresses, the names of known retailers and what it guards, and for nothing else', () => {
    const expected = [...GUARDED, ...MOVED_PATHS, ...knownRetailerSlugs.map((slug) => `/${slug}`)];
    expect([...config.matcher].sort()).toEqual(expected.sort());
  });

  it('runs for no address with which it has nothing to do', () => {
    for (const path of config.matcher) {
      expect(isGuarded(path) || (movedTo(path) ?? knownRetailer(path)) !== null).toBe(true);
    }
  });
});
