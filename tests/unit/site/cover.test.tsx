import { render } from '@testing-library/react';
import { Cover } from '@/components/site/content/cover';

const guide = (slug: string, key_number: string | null) => ({
  ...{ slug, key_number, key_number_note: null, content_type: 'guide' as const },
  ...{ guide_category: 'Buying guides', article_category: null },
});

test('a drawing without a number has no words', () => {
  const { container } = render(<Cover content={guide('how-to-buy-headphones', null)} />);
  expect([container.textContent, container.querySelectorAll('img').length]).toEqual(['', 1]);
});

test('a cover without a drawing and a number shows its category', () => {
  const { container } = render(<Cover content={guide('anything-else', null)} />);
  expect(container.textContent).toBe('Buying guides');
});

test.each([
  ['takes the place of the drawing', '16 GB', 0],
  ['leaves the drawing if it is too long for a small cover', '1.2–1.6×', 1],
])('the number beside other pictures of the subject %s', (_, number, drawings) => {
  const { container } = render(<Cover content={guide('how-to-buy-a-tv', number)} isNumbered />);
  expect(container.querySelectorAll('img')).toHaveLength(drawings);
});
