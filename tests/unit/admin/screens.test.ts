import { existsSync } from 'node:fs';
import { SCREEN_GROUPS, screenOf } from '../../../lib/admin/screens.ts';
import { RESOURCES } from '../../../lib/resources/index.ts';

const screens = SCREEN_GROUPS.flatMap((group) => group.screens);

test.each(screens)('the menu entry $label leads to an existing screen and appears once', ({ path }) => {
  const isResource = RESOURCES.some(({ key }) => `/admin/${key}` === path);
  expect(isResource || existsSync(`app/admin/(screens)${path.slice('/admin'.length)}/page.tsx`)).toBe(true);
  expect(screens.filter((screen) => screen.path === path)).toHaveLength(1);
});

test('every group of the menu has at least one screen', () => {
  expect(SCREEN_GROUPS.filter((group) => group.screens.length === 0)).toEqual([]);
});

test.each([
  ['/admin', '/admin'],
  ['/admin/retailers', '/admin/retailers'],
  ['/admin/retailers/new', '/admin/retailers'],
  ['/admin/retailer-logos', '/admin/retailer-logos'],
  ['/admin/nope', undefined],
])('the page %s belongs to the screen %s', (pathname, screen) => {
  expect(screenOf(pathname)).toBe(screen);
});
