import { readdirSync } from 'node:fs';
import path from 'node:path';
import { placeAt } from '@/lib/admin/addresses';
import { RESOURCES } from '@/lib/resources';
import { hasHistory } from '@/lib/resources/resource';

const ID = '0b7c1f0e-3d64-4a5e-9a58-1d2f3c4b5a69';

const routes = ['app/admin', 'app/(public)/(preview)/admin'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file))
    .map((file) => `/admin/${path.dirname(file)}`.replaceAll(/\/\([^)]*\)|\/\.$/g, '')),
);
const fixed = routes.filter((route) => !route.includes('['));

test.each(fixed)('%s is there', (address) => {
  expect(placeAt(address)).toEqual({});
  expect(placeAt(`${address}/`)).toEqual({});
});

test.each(RESOURCES)('$key has the addresses that its definition gives it', (resource) => {
  const { key, listPath, isReadOnly } = resource;
  const at = (rest: string) => placeAt(`/admin/${key}${rest}`);
  expect(at('')).toEqual(!listPath || fixed.includes(`/admin/${key}`) ? {} : null);
  expect(at('/export')).toEqual({});
  expect(at('/new')).toEqual(isReadOnly ? null : {});
  const isKept = hasHistory(resource);
  expect(at('/deleted')).toEqual(isKept ? {} : null);
  for (const id of [ID, ID.toUpperCase()]) {
    for (const rest of [`/${id}`, `/${id}/history`]) {
      const isHistory = rest.endsWith('/history');
      const isThere = !isReadOnly && (!isHistory || isKept);
      const row = { resource, id, isHistory };
      expect([rest, at(rest)]).toEqual([rest, isThere ? { row } : null]);
    }
  }
  for (const rest of ['/nope', '/1', `/${ID}x`, `/${ID}/nope`, '/new/history', '/export/x']) {
    expect([rest, at(rest)]).toEqual([rest, null]);
  }
});

test('every route below a resource is one of those, and all else is one that says so', () => {
  expect(routes.filter((route) => route.includes('[')).toSorted()).toEqual([
    '/admin/[...nothing]',
    '/admin/[resource]',
    '/admin/[resource]/[id]',
    '/admin/[resource]/[id]/history',
    '/admin/[resource]/deleted',
    '/admin/[resource]/export',
    '/admin/[resource]/new',
  ]);
});

test.each([
  '/admin/nope',
  '/admin/constructor',
  '/admin/constructor/export',
  '/admin/users/1',
  `/admin/users/${ID}`,
  '/admin/Retailers',
])('there is nothing at %s', (address) => {
  expect(placeAt(address)).toBeNull();
});
