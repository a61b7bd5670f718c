import { startSentence, statusInWords } from '../../lib/catalogue/sale-labels.ts';
import { firstStartsOf } from '../../lib/catalogue/first-starts.ts';
import { saleAnswer } from '../../lib/catalogue/sale-answer.ts';
import { shopStartOf } from '../../lib/catalogue/shop-start.ts';
import type { SaleStart } from '../../lib/catalogue/sale-windows.ts';
import { daysNamedAsAhead } from '../helpers/days-ahead.ts';

// tests/e2e/copies/sale-season.spec.ts finds days on pages by the words around them. The tests below fail if these
// words change. Otherwise that test could silently stop finding days.

const startOf = (status: SaleStart['status']): SaleStart => ({
  retailer: { slug: 'a', name: 'A' },
  channel: 'online',
  status,
  startsOn: '2026-12-24',
  startsAt: null,
  endsOn: null,
  basis: { kind: 'unchecked', text: 'Usually' },
});

const wordings = (start: SaleStart): string[] => [
  startSentence(start),
  statusInWords(start),
  firstStartsOf([start])?.when ?? '',
  ...shopStartOf([start], []).channels.map(({ text }) => text),
  saleAnswer([start], 30)
    ?.map(({ text }) => text)
    .join('') ?? '',
];
const daysIn = (text: string) => [...new Set(daysNamedAsAhead(text, 2026).map(({ day }) => day))];

test('every wording of an expected start names its day as one to come', () => {
  expect(wordings(startOf('expected')).map(daysIn)).toEqual(Array(5).fill(['2026-12-24']));
});

test.each(['unconfirmed', 'live', 'ended'] as const)('no wording of a start that is %s does', (status) => {
  expect(wordings(startOf(status)).map(daysIn)).toEqual(Array(5).fill([]));
});

test.each([
  ['If you wait:24 December (expected)* at A', ['2026-12-24']],
  ['Don’t wait for6 January at A', ['2027-01-06']],
  [
    'Of the 30 shops we follow, expect 3 to start online on Christmas Eve and 2 in store on Boxing Day.',
    ['2026-12-24', '2026-12-26'],
  ],
  ['On now at 1 shop of the 30 we follow. Next: 6 January.', ['2027-01-06']],
  ['Currys is expected to start online a day earlier, on 24 December.', ['2026-12-24']],
  ['Sales are expected online from 24 December', ['2026-12-24']],
  ['Online: Expected from 24 December. Usually Christmas Eve.', ['2026-12-24']],
  ['Sales were expected online from 24 December', []],
  ['Online: Expected from 24 December, not confirmed.', []],
])('%s', (text, days) => {
  expect(daysIn(text)).toEqual(days);
});
