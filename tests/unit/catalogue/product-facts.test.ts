import { isPriceUnchecked, isTelling, shopSlugs, withFacts } from '@/lib/catalogue/product-facts';

const row = {
  slug: 'mower',
  price_range: '£199' as string | null,
  price_checked_on: '2026-12-20' as string | null,
  price_source_name: 'The maker' as string | null,
  price_source_url: 'https://maker.example/' as string | null,
  verdict: 'wait' as string | null,
  verdict_reason: 'Last year’s models are cleared.' as string | null,
};

test('a price comes with its day and its source, and the columns behind it are left out', () => {
  expect(withFacts(row)).toEqual({
    slug: 'mower',
    price_range: '£199',
    price: {
      text: '£199',
      checkedOn: '2026-12-20',
      source: { name: 'The maker', url: 'https://maker.example/' },
    },
    verdict: { advice: 'wait', reason: 'Last year’s models are cleared.' },
  });
});

test.each(['price_checked_on', 'price_source_name', 'price_source_url'])(
  'a price without %s counts as not checked',
  (column) => {
    expect(withFacts({ ...row, [column]: null }).price).toEqual({
      ...{ text: '£199', checkedOn: null, source: null },
    });
  },
);

test.each([null, '', ' '])('the price range %j is no price', (price_range) => {
  expect(withFacts({ ...row, price_range }).price).toBeNull();
});

test('a verdict needs a known advice and a reason', () => {
  expect(withFacts({ ...row, verdict: null }).verdict).toBeNull();
  expect(withFacts({ ...row, verdict: 'later' }).verdict).toBeNull();
  expect(withFacts({ ...row, verdict: 'constructor' }).verdict).toBeNull();
  expect(withFacts({ ...row, verdict_reason: null }).verdict).toBeNull();
});

test('only a price without evidence counts as unchecked', () => {
  expect(isPriceUnchecked(withFacts(row))).toBe(false);
  expect(isPriceUnchecked(withFacts({ ...row, price_source_url: null }))).toBe(true);
  expect(isPriceUnchecked(withFacts({ ...row, price_range: null }))).toBe(false);
});

test('the recommended shops come before others with a link to the product, each once', () => {
  const links = [{ slug: 'next' }, { slug: 'currys' }];
  expect(shopSlugs({ recommended_retailers: ['currys', 'argos'], retailer_links: links })).toEqual([
    'currys',
    'argos',
    'next',
  ]);
});

test('lists leave out a range whose highest price is over ten times the lowest', () => {
  expect(['£5 – £900', '£5 – £51'].map((text) => isTelling({ text }))).toEqual([false, false]);
  expect(
    ['£5 – £50', '£429 – £789', '£199', 'From £5', 'about £5'].every((text) => isTelling({ text })),
  ).toBe(true);
  expect(isPriceUnchecked(withFacts({ ...row, price_range: '£5 – £900', price_source_url: null }))).toBe(
    false,
  );
});
