import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';

const none = () => Promise.resolve([]);
jest.unstable_mockModule('@/lib/services/sale-dates/season-data', () => ({ listUndatedSales: none }));
jest.unstable_mockModule('@/lib/data/sale-windows', () => ({ listSaleStarts: none }));
jest.unstable_mockModule('@/lib/data/content-settings', () => ({ getDisclosures: none }));
const { GuideMore, GuideShops } = await import('../../../components/site/content/guide-boxes');

test('a guide without shops, products and other guides has no boxes', () => {
  const { container } = render(
    <>
      <GuideShops retailers={[]} />
      <GuideMore products={[]}>{false}</GuideMore>
    </>,
  );
  expect(container.innerHTML).toBe('');
});

test('a guide with other guides alone has them in a box', () => {
  render(
    <GuideMore products={[]}>
      <h2>Read next</h2>
    </GuideMore>,
  );
  expect(screen.getByRole('complementary').textContent).toBe('Read next');
});
