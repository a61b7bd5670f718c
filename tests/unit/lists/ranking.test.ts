import { byName, countsOf, mostFrequent } from '@/lib/lists/ranking';
import { withoutDuplicates } from '@/lib/lists/without-duplicates';

test('names are sorted as a British reader expects, regardless of case and accents', () => {
  const names = ['Zara', 'argos', 'Éclair', 'Asda', 'Ebay'].map((name) => ({ name }));
  expect(names.toSorted(byName).map(({ name }) => name)).toEqual(['argos', 'Asda', 'Ebay', 'Éclair', 'Zara']);
});

test('the most frequent values come first, and equally frequent ones keep their order', () => {
  const values = ['b', 'a', 'c', 'a', 'b', 'd'];
  expect([...countsOf(values)]).toEqual([
    ['b', 2],
    ['a', 2],
    ['c', 1],
    ['d', 1],
  ]);
  expect(mostFrequent(values, 3)).toEqual(['b', 'a', 'c']);
});

test('a duplicate keeps its first place, whether compared by slug or by another key', () => {
  const rows = [
    { slug: 'a', name: 'one' },
    { slug: 'b', name: 'one' },
    { slug: 'a', name: 'two' },
  ];
  expect(withoutDuplicates(rows)).toEqual(rows.slice(0, 2));
  expect(withoutDuplicates(rows, ({ name }) => name)).toEqual([rows[0], rows[2]]);
});
