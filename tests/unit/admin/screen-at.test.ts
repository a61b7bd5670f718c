import { readdirSync } from 'node:fs';
import path from 'node:path';
import { screenAt } from '@/lib/admin/screen-at';
import { RESOURCES } from '@/lib/resources';
import { hasHistory } from '@/lib/resources/resource';

const ID = '0b7c1f0e-3d64-4a5e-9a58-1d2f3c4b5a69';

const routes = ['app/admin', 'app/(public)/(preview)/admin'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file))
    .map((file) => `/admin/${path.dirname(file)}`.replaceAll(/\/\([^)]*\)|\/\.$/g, '')),
);
const fixed = routes.filter((route) => !route.includes('['));

test.each(fixed)('the screen %s exists', (path) => {
  expect(screenAt(path)).toEqual({});
  expect(screenAt(`${path}/`)).toEqual({});
});

test.each(RESOURCES)('$key has exactly the paths that its definition allows', (resource) => {
  const { key, listPath, isReadOnly } = resource;
  const at = (rest: string) => screenAt(`/admin/${key}${rest}`);
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

test('every route below a resource is tested here, and every other path is a 404 page', () => {
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
])('%s does not exist', (path) => {
  expect(screenAt(path)).toBeNull();
});
