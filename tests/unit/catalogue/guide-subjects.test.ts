import type { ContentCard } from '@/lib/catalogue/entities';
import { subjectOfTitle, subjectsOf } from '@/lib/catalogue/guide-subjects';

test.each([
  ['How to buy a TV in the Boxing Day sales', 'TVs'],
  ['How to buy a mattress in the Boxing Day sales', 'Mattresses'],
  ['How to buy an electric battery in the sales', 'Electric batteries'],
  ['How to buy headphones in the Boxing Day sales', 'Headphones'],
  ['How to buy LEGO sets', 'LEGO sets'],
  ['How to buy trainers and running shoes in the Boxing Day sales', 'Trainers and running shoes'],
  ['How to buy a coat for a child', null],
  ['How to buy a coat and boots', null],
  ['How to buy a TV: size and panel', null],
  ['How to read a discount', null],
])('the goods of “%s” are %s', (title, subject) => {
  expect(subjectOfTitle(title)).toBe(subject);
});

const titled = (...titles: string[]) => titles.map((title) => ({ slug: title, title })) as ContentCard[];

test('guides are sorted by their goods, not by their articles', () => {
  const guides = subjectsOf(titled('How to buy a winter coat', 'How to buy an air fryer', 'How to buy a TV'));
  expect(guides?.map(({ subject }) => subject)).toEqual(['Air fryers', 'TVs', 'Winter coats']);
});

test('a list with another guide keeps its titles', () => {
  expect(subjectsOf(titled('How to buy a TV', 'Your rights'))).toBeNull();
});
