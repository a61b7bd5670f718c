import { jest } from '@jest/globals';

const text = (guide_category: string) => ({
  ...{ title: 'A guide', content_type: 'guide', article_category: null, guide_category },
  ...{ key_number: '30 days', key_number_note: 'to return it' },
});

jest.unstable_mockModule('@/lib/data/content', () => ({
  getContent: (slug: string) =>
    Promise.resolve(slug === 'sale-dates-guide' ? text('Sale dates') : text('Your rights')),
}));
jest.unstable_mockModule('@/lib/services/compare/comparison', () => ({
  listIndexablePairs: () => Promise.resolve([]),
}));
const { socialCardSubject } = await import('@/lib/services/seo/social-card-subject');

test('the social card of a guide has its key number', async () => {
  expect(await socialCardSubject(['content', 'rights-guide'])).toMatchObject({
    number: { value: '30 days', note: 'to return it' },
  });
});

test('the social card of a guide to the sale dates has no number, like its cover', async () => {
  expect(await socialCardSubject(['content', 'sale-dates-guide'])).toMatchObject({
    title: 'A guide',
    number: null,
  });
});
