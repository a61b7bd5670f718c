import { inOrder } from '@/components/admin/palette/in-order';

const screens = ['Retailers', 'Retailer logos', 'Guides and articles'].map((label) => ({
  path: `/admin/${label}`,
  label,
}));
const actions = [{ path: '/admin/retailers/new', label: 'New retailer' }];
const row = (name: string) => ({ path: `/${name}`, name, slug: name.toLowerCase(), note: null });
const found = (...names: string[]) => [{ title: 'Retailers', found: names.map(row) }];
const labels = (q: string, rows: ReturnType<typeof found> | undefined) =>
  inOrder({ screens, actions, rows, q }).flatMap(({ entries }) => entries.map(({ label }) => label));

test('a row of exactly that name is first, and its letters in a screen’s name come last', () => {
  expect(labels('argos', found('Argos Outlet', 'Argos'))).toEqual([
    'Argos',
    'Argos Outlet',
    'Retailer logos',
  ]);
});

test('a screen of which a word begins so is before rows that merely have it in their name', () => {
  expect(labels('retailer', found('A retailer'))).toEqual([
    'Retailers',
    'Retailer logos',
    'New retailer',
    'A retailer',
  ]);
});

test('nothing that merely has the letters is offered while the rows are looked for', () => {
  expect(labels('argos', undefined)).toEqual([]);
  expect(labels('', undefined)).toHaveLength(4);
});
