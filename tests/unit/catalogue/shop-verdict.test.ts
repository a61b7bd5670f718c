import { goodsInSentence, shopVerdict } from '@/lib/catalogue/shop-verdict';
import { retailers } from '@/lib/fallback/retailers/index';

const builtIn = (slug: string) => ({
  slug,
  falls: retailers.find((each) => each.slug === slug)?.falls ?? [],
});

test('the goods of a shop are written as within a sentence, and lists within the list are left out', () => {
  expect(goodsInSentence(builtIn('argos'))).toBe('toys, fitness kit and bedding');
  expect(goodsInSentence(builtIn('next'))).toBe('clothes, shoes and furniture');
  expect(goodsInSentence(builtIn('currys'))).toBe('large-screen TVs, laptops and laundry machines');
  // Proper names keep their capitals.
  expect(goodsInSentence(builtIn('marks-spencer'))).toBe('pyjamas, gift sets and Christmas homeware');
  expect(goodsInSentence(builtIn('asda'))).toBe('gift packs, wrapping paper and chocolate tins');
  expect(goodsInSentence(builtIn('tesco'))).toBe('party food, gift sets and F&F winter wear');
});

test('goods that an editor wrote keep their capitals, because they may be proper names', () => {
  expect(goodsInSentence({ slug: 'argos', falls: ['Lego sets'] })).toBe('Lego sets');
  expect(goodsInSentence({ slug: 'new-shop', falls: ['Bed linen, towels'] })).toBe('Bed linen, towels');
  expect(goodsInSentence({ slug: 'new-shop', falls: [] })).toBeNull();
});

test('a shop is worth the wait while its sale is to come', () => {
  const argos = { ...builtIn('argos'), verdict: 'Best for toys. Each branch has its own stock.' };
  expect(shopVerdict(argos, [{ status: 'expected' }, { status: 'announced' }])).toEqual({
    title: 'Worth the wait for toys, fitness kit and bedding',
    first: 'Best for toys.',
    rest: 'Each branch has its own stock.',
  });
  expect(shopVerdict(argos, [{ status: 'live' }, { status: 'expected' }])?.title).toMatch(/^Go for toys/);
  expect(shopVerdict(argos, [])?.title).toMatch(/^Go for toys/);
});

test('a verdict needs goods or a stored text', () => {
  expect(shopVerdict({ slug: 'new-shop', falls: [], verdict: null }, [])).toBeNull();
  expect(shopVerdict({ slug: 'new-shop', falls: [], verdict: 'Good for tools.' }, [])).toEqual({
    title: null,
    first: 'Good for tools.',
    rest: '',
  });
});
