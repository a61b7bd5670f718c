import { render } from '@testing-library/react';
import { RetailerCard } from '../../../components/site/retailer/retailer-card.tsx';
import { retailers } from '../../../lib/fallback/retailers/index.ts';
import { cardWithEvidence } from '../../../lib/catalogue/discount.ts';

const shop = cardWithEvidence(retailers[0]!);
const cardOf = (more: Partial<Parameters<typeof RetailerCard>[0]> = {}) =>
  render(<RetailerCard retailer={shop} {...more} />).container;
const pillOf = (container: HTMLElement) => container.querySelector('.sale-pill')?.textContent;

test('a card without a start says that the date is not known yet', () => {
  expect(pillOf(cardOf())).toBe('No date yet');
});

test('a card never claims that a shop has no sale, because no source says so', () => {
  expect(pillOf(cardOf({ retailer: { ...shop, has_sale: false } }))).toBe('No date yet');
});

test('an unchecked start has its mark, and only a card with room has the starts of all channels', () => {
  const start = {
    status: 'expected',
    text: 'In store 26 Dec',
    isUnchecked: true,
    more: { text: 'Online: usually by 26 Dec', isUnchecked: true },
  } as const;
  expect(pillOf(cardOf({ start }))).toBe('In store 26 Dec* (not yet checked)');
  expect(cardOf({ start }).querySelector('.sale-evidence')).toBeNull();
  expect(cardOf({ start, isDetailed: true }).querySelector('.sale-evidence')?.textContent).toBe(
    'Online: usually by 26 Dec* (not yet checked)',
  );
});
