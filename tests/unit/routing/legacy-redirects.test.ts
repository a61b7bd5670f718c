import { isGuarded } from '@/lib/services/accounts/guard';
import { categoryAliases } from '@/lib/fallback/category-aliases';
import { knownRetailerSlugs } from '@/lib/fallback/known-retailers';
import { knownRetailer, MOVED_PATHS, legacyRedirect, withQuery } from '@/lib/routing/legacy-redirects';
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
    expect(legacyRedirect(path)).toBe(target);
  });

  it('lead from /tech to the category of its alias', () => {
    expect(legacyRedirect('/tech')).toBe(`/categories/${categoryAliases['tech-electronics']}`);
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
  ])('combines %s and the query %p into %s', (target, search, expected) => {
    expect(withQuery(target, search)).toBe(expected);
  });
});

describe('the middleware', () => {
  const GUARDED = ['/admin/:path*', '/auth', '/auth/new-password', '/auth/new-address'];
  const named = (name: string) =>
    config.matcher.flatMap(
      (path) => new RegExp(`^/:${name}\\(([a-z|-]+)\\)$`).exec(path)?.[1]?.split('|') ?? [],
    );

  it('runs for guarded pages and for two lists of names only', () => {
    expect(config.matcher.filter((path) => !/^\/:(moved|retailer)\(/.test(path))).toEqual(GUARDED);
    expect(config.matcher).toHaveLength(GUARDED.length + 2);
    expect(isGuarded('/admin') && isGuarded('/auth/new-address')).toBe(true);
  });

  it('lists every old address outside the admin area', () => {
    const outside = MOVED_PATHS.filter((path) => !path.startsWith('/admin/'));
    expect(named('moved').map((name) => `/${name}`)).toEqual(outside);
    expect(outside.every((path) => legacyRedirect(path) !== null)).toBe(true);
  });

  it('lists the known retailers', () => {
    expect(named('retailer').sort()).toEqual([...knownRetailerSlugs].sort());
    expect(named('retailer').every((name) => knownRetailer(`/${name}`) !== null)).toBe(true);
  });
});
