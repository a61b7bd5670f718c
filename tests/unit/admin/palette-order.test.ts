import { rankEntries } from '@/components/admin/palette/rank-entries';

const screens = ['Retailers', 'Retailer logos', 'Guides and articles'].map((label) => ({
  path: `/admin/${label}`,
  label,
}));
const actions = [{ path: '/admin/retailers/new', label: 'New retailer' }];
const row = (name: string) => ({ path: `/${name}`, name, slug: name.toLowerCase(), note: null });
const found = (...names: string[]) => [{ title: 'Retailers', found: names.map(row) }];
const labels = (q: string, rows: ReturnType<typeof found> | undefined) =>
  rankEntries({ screens, actions, rows, q }).flatMap(({ entries }) => entries.map(({ label }) => label));

test('a row with exactly the typed name comes first, and a screen that only contains the letters comes last', () => {
  expect(labels('argos', found('Argos Outlet', 'Argos'))).toEqual([
    'Argos',
    'Argos Outlet',
    'Retailer logos',
  ]);
});

test('a screen with a word that starts with the query comes before rows that contain it', () => {
  expect(labels('retailer', found('A retailer'))).toEqual([
    'Retailers',
    'Retailer logos',
    'New retailer',
    'A retailer',
  ]);
});

test('screens that only contain the letters wait until the rows have been searched', () => {
  expect(labels('argos', undefined)).toEqual([]);
  expect(labels('', undefined)).toHaveLength(4);
});
