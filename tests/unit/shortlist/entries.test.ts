import { shortlistPath, storedEntries } from '../../../lib/shortlist/entries.ts';
import { readShortlist } from '../../../lib/shortlist/read-shortlist.ts';

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://site.example').searchParams);

test('the path of a shortlist names its shops and products in the order in which they were saved', () => {
  expect(shortlistPath(['shops/currys', 'products/ps5', 'shops/argos'])).toBe(
    '/shortlist?shops=currys,argos&products=ps5',
  );
  expect(shortlistPath(['products/ps5'])).toBe('/shortlist?products=ps5');
  expect(shortlistPath([])).toBe('/shortlist');
});

test('the slugs that are read from a path are those that it was made from', () => {
  const path = shortlistPath(['shops/argos', 'shops/jd-sports', 'products/ps5']);
  expect(readShortlist(queryOf(path))).toEqual({
    slugs: { shops: ['argos', 'jd-sports'], products: ['ps5'] },
    hasMalformed: false,
    isCut: false,
  });
});

test.each([[null], [''], ['{"shops":1}'], ['shops/<b> people/x shops/'], ['"'.repeat(9)]])(
  'the stored text %j has no entries',
  (text) => {
    expect(storedEntries(text)).toEqual([]);
  },
);

test('entries around a damaged one are kept', () => {
  expect(storedEntries('shops/argos shops/../admin products/ps5')).toEqual(['shops/argos', 'products/ps5']);
});

test('repeated slugs, empty names and repeated parameters are read once', () => {
  expect(readShortlist({ shops: ['argos,,argos', ' currys'], products: '' })).toEqual({
    slugs: { shops: ['argos', 'currys'], products: [] },
    hasMalformed: false,
    isCut: false,
  });
});

test.each(['<script>', 'Argos', '../admin', 'a'.repeat(121), 'a b', '%2e'])(
  '%s is no slug, and the list says so without it',
  (name) => {
    const { slugs, hasMalformed } = readShortlist({ shops: `argos,${name}` });
    expect([slugs.shops, hasMalformed]).toEqual([['argos'], true]);
  },
);

test('a list is cut after thirty entries', () => {
  const shops = Array.from({ length: 29 }, (_, index) => `shop-${index}`).join();
  const { slugs, isCut } = readShortlist({ shops, products: 'a,b' });
  expect([slugs.shops.length, slugs.products, isCut]).toEqual([29, ['a'], true]);
});
