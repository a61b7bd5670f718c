import type { ContentCard } from '../../../lib/catalogue/entities.ts';
import { groupContent } from '../../../lib/catalogue/content-groups.ts';

const row = (slug: string, guide_category: string | null) => ({
  slug,
  guide_category,
  article_category: null,
});
const slugsOf = (rows: { slug: string }[]) => rows.map(({ slug }) => slug).join(' ');

test('a long list is divided into its first rows, its large categories and the others', () => {
  const rows = [
    ...['a', 'b', 'c', 'd'].map((slug) => row(slug, 'Buying')),
    row('e', 'Rights'),
    row('f', 'Buying'),
    row('g', null),
    ...['h', 'i', 'j'].map((slug) => row(slug, 'Buying')),
    ...['k', 'l', 'm'].map((slug) => row(slug, 'Rights')),
    row('n', 'Safety'),
  ] as ContentCard[];
  const { lead, groups, others } = groupContent(rows);
  expect(slugsOf(lead)).toBe('a b c d');
  expect(groups.map((group) => [group.label, slugsOf(group.rows)])).toEqual([
    ['Rights', 'e k l m'],
    ['Buying', 'f h i j'],
  ]);
  expect(slugsOf(others)).toBe('g n');
});

test('a short list is all in its first rows', () => {
  expect(groupContent([row('a', null)] as ContentCard[])).toMatchObject({ groups: [], others: [] });
});
