import { goodsBeyond, goodsInSentence, highlightsBeyond, shopVerdict } from '@/lib/catalogue/shop-verdict';
import { retailers } from '@/lib/fallback/retailers/index';
import type { Highlight } from '@/lib/schema/rows';

const builtInShop = (slug: string) => ({
  slug,
  falls: retailers.find((each) => each.slug === slug)?.falls ?? [],
});

test('the goods of a shop are written as within a sentence, and lists within the list are left out', () => {
  expect(goodsInSentence(builtInShop('argos'))).toBe('toys, fitness kit and bedding');
  expect(goodsInSentence(builtInShop('next'))).toBe('clothes, shoes and furniture');
  expect(goodsInSentence(builtInShop('currys'))).toBe('large-screen TVs, laptops and washing machines');
  // Proper names keep their capital letters.
  expect(goodsInSentence(builtInShop('marks-spencer'))).toBe('pyjamas, gift sets and Christmas homeware');
  expect(goodsInSentence(builtInShop('asda'))).toBe('gift packs, wrapping paper and chocolate tins');
  expect(goodsInSentence(builtInShop('tesco'))).toBe('party food, gift sets and F&F winter wear');
});

test('goods that an editor wrote keep their capitals, because they may be proper names', () => {
  expect(goodsInSentence({ slug: 'argos', falls: ['Lego sets'] })).toBe('Lego sets');
  expect(goodsInSentence({ slug: 'new-shop', falls: ['Bed linen, towels'] })).toBe('Bed linen, towels');
  expect(goodsInSentence({ slug: 'new-shop', falls: [] })).toBeNull();
});

test('the title is the first sentence of the stored verdict, so it never contradicts the rest', () => {
  const argos = { ...builtInShop('argos'), verdict: ' Best for toys. Each branch has its own stock. ' };
  expect(shopVerdict(argos)).toEqual({ title: 'Best for toys.', rest: 'Each branch has its own stock.' });
  for (const { slug, falls, verdict } of retailers) {
    const { title, rest } = shopVerdict({ slug, falls, verdict })!;
    expect([title, rest].filter(Boolean).join(' ')).toBe(verdict);
  }
});

test('without a stored verdict the title names the goods', () => {
  expect(shopVerdict({ ...builtInShop('argos'), verdict: null })).toEqual({
    title: 'Go for toys, fitness kit and bedding',
    rest: '',
  });
  expect(shopVerdict({ slug: 'new-shop', falls: [], verdict: null })).toBeNull();
});

test('the goods below the verdict are those that it does not name', () => {
  const verdict = 'Best for knitwear, coats and gift sets. New launches stay at full price.';
  expect(
    goodsBeyond({ verdict, falls: ['Knitwear and coats', 'Gift sets'], holds: ['New launches'] }),
  ).toEqual({
    falls: [],
    holds: [],
  });
  // If the verdict names only some items of a list, the function returns the whole list. Otherwise shoppers would take
  // the remaining items for the complete list.
  const falls = ['Knitwear', 'Pyjamas'];
  expect(goodsBeyond({ verdict, falls, holds: [] })).toEqual({ falls, holds: [] });
  expect(goodsBeyond({ verdict: null, falls, holds: ['Coats'] })).toEqual({ falls, holds: ['Coats'] });
});

test('a verdict names goods only if one statement has all their words and is about the same side', () => {
  // The words 'running' and 'jackets' are in different sentences, so the verdict does not say that running jackets are
  // reduced.
  const falls = ['Running jackets'];
  const parts = 'Best for running shoes. The jackets are warm, too.';
  expect(goodsBeyond({ verdict: parts, falls, holds: [] })).toEqual({ falls, holds: [] });
  // `swapped` has the goods in the wrong lists: the verdicts say that toys are reduced and consoles are not. Some
  // verdicts say this in two sentences, and others in one.
  const swapped = { falls: ['Consoles'], holds: ['Toys'] };
  for (const verdict of [
    'Best for toys. Consoles stay at full price.',
    'Best for toys, rather than consoles.',
    'Toys come down; consoles rarely do.',
  ]) {
    expect(goodsBeyond({ verdict, ...swapped })).toEqual(swapped);
    expect(goodsBeyond({ verdict, falls: ['Toys'], holds: ['Consoles'] })).toEqual({ falls: [], holds: [] });
  }
});

test('the goods of a built-in shop are listed below its verdict only with something new', () => {
  const beyond = (slug: string) => goodsBeyond(retailers.find((each) => each.slug === slug)!);
  for (const slug of ['argos', 'river-island', 'pandora', 'jd-sports', 'asos'])
    expect(beyond(slug)).toEqual({ falls: [], holds: [] });
  expect(beyond('selfridges')).toMatchObject({ holds: [] });
  expect(beyond('nike').falls).toContain('Last season’s running shoes');
  expect(beyond('nike').holds).toContain('Customised pairs');
});

test('the best categories are no highlight beside a verdict', () => {
  const highlights_data: Highlight[] = [
    { feature: 'Best Categories', values: ['Toys', '', ''] },
    { feature: 'Returns Window', values: ['30 days', '', ''] },
  ];
  const shop = { slug: 'new-shop', falls: [], highlights_data };
  expect(highlightsBeyond({ ...shop, verdict: 'Best for toys.' })).toEqual([highlights_data[1]]);
  expect(highlightsBeyond({ ...shop, verdict: null })).toEqual(highlights_data);
  // Editors may write the name of the feature without capital letters.
  const small: Highlight = { feature: 'best categories', values: ['Toys', '', ''] };
  expect(highlightsBeyond({ ...shop, highlights_data: [small], verdict: 'Best for toys.' })).toEqual([]);
});
