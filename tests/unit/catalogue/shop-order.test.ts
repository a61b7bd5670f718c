import { cardLine, firstSentence } from '../../../lib/catalogue/first-sentence.ts';
import { shopPlaces } from '../../../lib/catalogue/shop-order.ts';
import type { SaleStatus } from '../../../lib/catalogue/sale-windows.ts';

const shop = (name: string) => ({ slug: name.toLowerCase(), name });
const start = (name: string, startsOn: string, status: SaleStatus = 'expected') => ({
  retailer: shop(name),
  startsOn,
  status,
});

const SHOPS = ['Next', 'argos', 'Very', 'Boots', 'Dunelm', 'Ox'].map(shop);
const PLACES = shopPlaces(SHOPS, [
  start('Very', '2026-12-20', 'ended'),
  start('Boots', '2026-12-23', 'live'),
  start('argos', '2026-12-24'),
  start('Next', '2026-12-25', 'announced'),
  start('argos', '2026-12-26'),
  start('Dunelm', '2026-12-24', 'unconfirmed'),
]);

const inOrder = (order: 'rank' | 'start' | 'name') =>
  SHOPS.toSorted((a, b) => (PLACES.get(a.slug)?.[order] ?? 0) - (PLACES.get(b.slug)?.[order] ?? 0)).map(
    ({ name }) => name,
  );

test('shops come by their rank, by the start of their sales, and by name', () => {
  expect(inOrder('rank')).toEqual(['Next', 'argos', 'Very', 'Boots', 'Dunelm', 'Ox']);
  expect(inOrder('name')).toEqual(['argos', 'Boots', 'Dunelm', 'Next', 'Ox', 'Very']);
});

test('sales that are on come first, then unconfirmed ones, those to come, those that are over, and shops without a date', () => {
  expect(inOrder('start')).toEqual(['Boots', 'Dunelm', 'argos', 'Next', 'Very', 'Ox']);
});

test('the first sentence of a verdict ends at its full stop', () => {
  expect(firstSentence('Go for coats, up to £2.50 off. Queues are long.')).toBe(
    'Go for coats, up to £2.50 off.',
  );
  expect(firstSentence('One sentence without an end')).toBe('One sentence without an end');
});

test.each([
  [
    'at a clause',
    'Best for toys, bedding and furniture on clearance, often to collect within minutes of your order.',
    'Best for toys, bedding and furniture on clearance.',
  ],
  [
    'at a semicolon',
    'Seasonal toys and overstocked lines are cleared after Christmas; consoles come down only when makers say so.',
    'Seasonal toys and overstocked lines are cleared after Christmas.',
  ],
  [
    'nowhere within a list',
    'Party food, gift sets, toys, lights and winter wear are cut after Christmas in the large stores of towns.',
    'Party food, gift sets, toys, lights and winter wear are cut after Christmas in the large stores of towns.',
  ],
  [
    'nowhere before a condition',
    'You can take back anything that you bought until the end of January, but only with its receipt.',
    'You can take back anything that you bought until the end of January, but only with its receipt.',
  ],
  [
    'at its full stop if it is short',
    'Basics at low prices, good for bedding. More.',
    'Basics at low prices, good for bedding.',
  ],
])('the line of a card ends %s, never within a word', (_where, text, line) => {
  expect(cardLine(text)).toBe(line);
});
