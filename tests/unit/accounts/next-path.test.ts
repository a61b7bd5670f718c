import { nextPath, signInPath } from '@/lib/accounts/next-path';

describe('the page after signing in', () => {
  it.each([
    ['/retailers/argos', '/retailers/argos'],
    ['/search?q=a%20b#top', '/search?q=a%20b#top'],
    ['/admin/content?sort=-updated', '/admin/content?sort=-updated'],
    ['/auth/new-password', '/auth/new-password'],
    ['/authors', '/authors'],
  ])('may be %s, a page of this site', (asked, path) => {
    expect(nextPath(asked)).toBe(path);
  });

  it.each([
    [null],
    [undefined],
    [''],
    ['retailers'],
    ['https://evil.example/'],
    ['//evil.example/'],
    ['///evil.example/'],
    ['/\\evil.example/'],
    ['/\t/evil.example/'],
    ['/\n/evil.example/'],
    ['/..//evil.example/'],
    ['/.//evil.example/'],
    ['javascript:alert(1)'],
    ['/auth'],
    ['/auth/sign-out'],
    ['/auth/?next=/auth'],
    [`/admin/retailers?q=${'x'.repeat(2000)}`],
  ])('is never %j', (asked) => {
    expect(nextPath(asked)).toBe('/');
  });

  it('is kept in the URL of the sign-in page', () => {
    expect(signInPath('/admin?a=1&b=2')).toBe('/auth?next=%2Fadmin%3Fa%3D1%26b%3D2');
    expect(signInPath('/')).toBe('/auth');
  });
});
