import { existsSync } from 'node:fs';
import { SCREEN_GROUPS, screenOf } from '../../../lib/admin/screens.ts';
import { RESOURCES } from '../../../lib/resources/index.ts';

const screens = SCREEN_GROUPS.flatMap((group) => group.screens);

test.each(screens)('$label is a screen that there is, once', ({ path }) => {
  const isResource = RESOURCES.some(({ key }) => `/admin/${key}` === path);
  expect(isResource || existsSync(`app/admin/(screens)${path.slice('/admin'.length)}/page.tsx`)).toBe(true);
  expect(screens.filter((screen) => screen.path === path)).toHaveLength(1);
});

test('a group that has no screen is not shown', () => {
  expect(SCREEN_GROUPS.filter((group) => group.screens.length === 0)).toEqual([]);
});

test.each([
  ['/admin', '/admin'],
  ['/admin/retailers', '/admin/retailers'],
  ['/admin/retailers/new', '/admin/retailers'],
  ['/admin/retailer-logos', '/admin/retailer-logos'],
  ['/admin/nope', undefined],
])('%s belongs to %s', (pathname, screen) => {
  expect(screenOf(pathname)).toBe(screen);
});
