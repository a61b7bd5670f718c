import { byName, countsOf, mostFrequent } from '@/lib/ranking';
import { withoutDuplicates } from '@/lib/without-duplicates';

test('names are in the order of a British reader, whatever their case and accents', () => {
  const names = ['Zara', 'argos', 'Éclair', 'Asda', 'Ebay'].map((name) => ({ name }));
  expect(names.toSorted(byName).map(({ name }) => name)).toEqual(['argos', 'Asda', 'Ebay', 'Éclair', 'Zara']);
});

test('the most frequent come first, and of equally many the one that was first', () => {
  const values = ['b', 'a', 'c', 'a', 'b', 'd'];
  expect([...countsOf(values)]).toEqual([
    ['b', 2],
    ['a', 2],
    ['c', 1],
    ['d', 1],
  ]);
  expect(mostFrequent(values, 3)).toEqual(['b', 'a', 'c']);
});

test('what stands there twice stays at its first place, by its slug or by another key', () => {
  const rows = [
    { slug: 'a', name: 'one' },
    { slug: 'b', name: 'one' },
    { slug: 'a', name: 'two' },
  ];
  expect(withoutDuplicates(rows)).toEqual(rows.slice(0, 2));
  expect(withoutDuplicates(rows, ({ name }) => name)).toEqual([rows[0], rows[2]]);
});
