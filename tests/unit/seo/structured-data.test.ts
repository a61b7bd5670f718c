import { checkStructuredData } from '@/lib/seo/structured-data';

const of = (data: object) => checkStructuredData([JSON.stringify(data)]);

test('valid data has its types and no faults', () => {
  const product = { '@type': 'Product', name: 'Console', offers: { lowPrice: '1.50', priceCurrency: 'GBP' } };
  const article = { '@type': 'Article', headline: 'H' };
  expect(checkStructuredData([product, article].map((block) => JSON.stringify(block)))).toEqual({
    types: ['Product', 'Article'],
    faults: [],
  });
});

test.each([
  [{ '@type': 'Product', name: 'Console' }, 'Product: offers needs a price and its currency'],
  [{ '@type': 'Product', offers: { price: 1, priceCurrency: 'GBP' } }, 'Product: name is missing or wrong'],
  [{ '@type': 'WebSite', name: ' ', url: 'https://a.example' }, 'WebSite: name is empty'],
  [{ '@type': 'WebSite', name: 'N', url: '/a' }, 'WebSite: url is not a URL'],
  [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1, name: 'Home', item: 'https://a.example' }],
    },
    'BreadcrumbList: itemListElement needs at least two steps',
  ],
  [
    { '@type': 'BreadcrumbList', itemListElement: [1, 2].map((position) => ({ position, name: 'A' })) },
    'BreadcrumbList: itemListElement needs a URL for each step but the last',
  ],
  [{ '@type': 'ItemList', itemListElement: [] }, 'ItemList: itemListElement is empty'],
  [
    { '@type': 'ItemList', itemListElement: [{ position: 1 }] },
    'ItemList: itemListElement.0.url is not a URL',
  ],
  [{ '@type': 'ProfilePage', mainEntity: { url: '/a' } }, 'ProfilePage: mainEntity.name is missing or wrong'],
  [
    { '@type': 'Product', name: 'Console', offers: { price: '£1', priceCurrency: 'GBP' } },
    'Product: offers.price is missing or wrong',
  ],
  [
    { '@type': 'FAQPage', mainEntity: [{ name: 'Q?' }] },
    'FAQPage: mainEntity.0.acceptedAnswer is missing or wrong',
  ],
  [
    { '@type': 'Dataset', name: 'N', description: 'Short' },
    'Dataset: description is shorter than 50 characters',
  ],
])('%j is named with its fault', (data, fault) => {
  expect(of(data).faults).toEqual([fault]);
});

test.each(['{', '[]', '{"name":"N"}', 'null'])('%s is no block', (source) => {
  expect(checkStructuredData([source])).toEqual({
    types: [],
    faults: ['A block is not valid JSON with a type'],
  });
});
