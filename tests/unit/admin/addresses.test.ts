import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isAdminAddress } from '@/lib/admin/addresses';
import { RESOURCES } from '@/lib/resources';

const ID = '0b7c1f0e-3d64-4a5e-9a58-1d2f3c4b5a69';
const routes = ['app/admin', 'app/(account)/admin', 'app/(public)/(preview)/admin'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file))
    .map((file) => `/admin/${path.dirname(file)}`.replaceAll(/\/\([^)]*\)|\/\.$/g, '')),
);
const fixed = routes.filter((route) => !route.includes('['));

test.each(fixed)('%s is there', (address) => {
  expect(isAdminAddress(address)).toBe(true);
});

test.each(RESOURCES)(
  '$key has the addresses that its definition gives it',
  ({ key, listPath, isReadOnly }) => {
    const of = (rest: string) => isAdminAddress(`/admin/${key}${rest}`);
    expect(of('')).toBe(!listPath || fixed.includes(`/admin/${key}`));
    expect(of('/export')).toBe(true);
    for (const rest of ['/new', `/${ID}`, `/${ID.toUpperCase()}`, `/${ID}/history`]) {
      expect([rest, of(rest)]).toEqual([rest, !isReadOnly]);
    }
    for (const rest of ['/nope', '/1', `/${ID}x`, `/${ID}/nope`, '/new/history', '/export/x']) {
      expect([rest, of(rest)]).toEqual([rest, false]);
    }
  },
);

test('every route below a resource is one of those', () => {
  expect(routes.filter((route) => route.includes('[')).toSorted()).toEqual([
    '/admin/[resource]',
    '/admin/[resource]/[id]',
    '/admin/[resource]/[id]/history',
    '/admin/[resource]/export',
    '/admin/[resource]/new',
  ]);
});

test.each([
  '/admin/nope',
  '/admin/constructor',
  '/admin/constructor/export',
  '/admin/users/1',
  '/admin/Retailers',
])('there is nothing at %s', (address) => {
  expect(isAdminAddress(address)).toBe(false);
});
