import type { ContentCard } from '../../../lib/catalogue/entities.ts';
import { groupContent, groupTitles } from '../../../lib/catalogue/content-groups.ts';

const row = (slug: string, guide_category: string | null) => ({
  slug,
  guide_category,
  article_category: null,
});
const rowsOf = (slugs: string, label: string | null) => slugs.split(' ').map((slug) => row(slug, label));
const slugsOf = (rows: { slug: string }[]) => rows.map(({ slug }) => slug).join(' ');

test('a long list is divided into its first rows, its large categories and the others', () => {
  const rows = [
    ...rowsOf('a b c', 'Buying'),
    ...rowsOf('d e f g', 'Rights'),
    ...rowsOf('h i', 'Buying'),
    ...rowsOf('j k', null),
  ] as ContentCard[];
  const { lead, groups, others } = groupContent(rows);
  expect(slugsOf(lead)).toBe('d e f g');
  expect(groups.map((group) => [group.label, slugsOf(group.rows)])).toEqual([['Buying', 'a b c h i']]);
  expect(slugsOf(others)).toBe('j k');
});

test('a guide to the sale dates is the first of the first rows', () => {
  const rows = [...rowsOf('a b', 'Rights'), ...rowsOf('c', 'Sale dates'), ...rowsOf('d', null)];
  expect(slugsOf(groupContent(rows as ContentCard[]).lead)).toBe('c a b d');
});

test('the first rows are three if the others then fill their last row', () => {
  const { lead, others } = groupContent(rowsOf('a b c d e f g', null) as ContentCard[]);
  expect([slugsOf(lead), slugsOf(others)]).toEqual(['a b c', 'd e f g']);
});

test('a list of a single category has first rows too', () => {
  const { lead, groups, others } = groupContent(rowsOf('a b c d e', 'Buying') as ContentCard[]);
  expect([slugsOf(lead), groups, slugsOf(others)]).toEqual(['a b c d', [], 'e']);
});

test('a short list is all in its first rows', () => {
  expect(groupContent([row('a', null)] as ContentCard[])).toMatchObject({ groups: [], others: [] });
});

test('guides by product have that title, unless another group would have it too', () => {
  const buying = { label: 'Buying guides', isByProduct: true };
  const gifts = { label: 'Gifts', isByProduct: true };
  const rights = { label: 'Your rights', isByProduct: false };
  expect(groupTitles([buying, rights])).toEqual(['By product', 'Your rights']);
  expect(groupTitles([buying, gifts])).toEqual(['Buying guides', 'Gifts']);
  expect(groupTitles([buying, { label: 'By product', isByProduct: false }])).toEqual([
    'Buying guides',
    'By product',
  ]);
});
