import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';

const none = () => Promise.resolve([]);
jest.unstable_mockModule('@/lib/services/sale-dates/season-data', () => ({ listUndatedSales: none }));
jest.unstable_mockModule('@/lib/data/sale-windows', () => ({ listSaleStarts: none }));
jest.unstable_mockModule('@/lib/data/content-settings', () => ({ getDisclosures: none }));
const { GuideRail } = await import('../../../components/site/content/guide-rail');

test('a guide without shops, products and other guides has no rail', () => {
  const { container } = render(
    <GuideRail retailers={[]} products={[]}>
      {false}
    </GuideRail>,
  );
  expect(container.innerHTML).toBe('');
});

test('a guide with other guides alone has them in its rail', () => {
  render(
    <GuideRail retailers={[]} products={[]}>
      <h2>Read next</h2>
    </GuideRail>,
  );
  expect(screen.getByRole('complementary').textContent).toBe('Read next');
});
