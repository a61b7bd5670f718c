import { render } from '@testing-library/react';
import { RetailerCard } from '../../../components/site/retailer/retailer-card.tsx';
import { retailers } from '../../../lib/fallback/retailers/index.ts';
import { cardWithEvidence } from '../../../lib/catalogue/discount.ts';

const shop = cardWithEvidence(retailers[0]!);
const pillOf = (has_sale: boolean) =>
  render(<RetailerCard retailer={{ ...shop, has_sale }} />).container.querySelector('.sale-pill')
    ?.textContent;

test('a card without a start says that the date is not known yet', () => {
  expect(pillOf(true)).toBe('No date yet');
});

test('a card never claims that a shop has no sale, because no source says so', () => {
  expect(pillOf(false)).toBe('No set date');
});
