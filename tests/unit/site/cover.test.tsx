import { render } from '@testing-library/react';
import { Cover } from '@/components/site/content/cover';

const guide = (guide_category: string) => ({
  ...{ slug: 'a-guide', content_type: 'guide' as const, article_category: null, guide_category },
  ...{ key_number: '30 days', key_number_note: 'to return it' },
});

test('a cover has the key number of its guide', () => {
  render(<Cover content={guide('Your rights')} />);
  expect(document.body.textContent).toBe('30 daysto return it');
});

test('a guide to the sale dates has no number on its cover, because the dates themselves are elsewhere', () => {
  render(<Cover content={guide('Sale dates')} />);
  expect(document.body.textContent).toBe('Sale dates');
});
