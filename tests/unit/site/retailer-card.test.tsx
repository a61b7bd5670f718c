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

test('an unchecked start has its mark, and only a card with room has the start of each channel', () => {
  const start = {
    status: 'expected',
    text: 'Expected in store 26 Dec',
    isUnchecked: true,
    channels: [
      { text: 'Online usually by 26 Dec', isUnchecked: true },
      { text: 'expected in store 26 Dec', isUnchecked: false },
    ],
  } as const;
  expect(pillOf(cardOf({ start: { ...start, channels: [...start.channels] } }))).toBe(
    'Expected in store 26 Dec* (not yet checked)',
  );
  const detailed = cardOf({ start: { ...start, channels: [...start.channels] }, isDetailed: true });
  expect(pillOf(detailed)).toBe('Online usually by 26 Dec* (not yet checked)');
  expect(detailed.querySelector('.sale-evidence')?.textContent).toBe('expected in store 26 Dec');
});

test('a phone, which leaves out the categories beside a verdict, shows them for a shop without one', () => {
  const sellsOf = (verdict: string | null) =>
    cardOf({ retailer: { ...shop, verdict }, sells: ['Gaming'] }).querySelector('.retailer-sells')?.className;
  expect(sellsOf('Good for games.')).toBe('retailer-sells');
  expect(sellsOf(null)).toBe('retailer-sells is-only');
});

test('the buttons of shops have the same words in each card, whatever the length of the names', () => {
  for (const name of ['Argos', 'A Shop with a Very Long Name']) {
    const action = cardOf({ retailer: { ...shop, name } }).querySelector('.shop-action.is-of-shop');
    expect(action?.textContent).toBe(`Visit ${name}Ad(opens in a new tab)`);
    expect(action?.querySelector('.shop-name')?.textContent).toBe(name);
  }
});
