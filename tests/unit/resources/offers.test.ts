import { offers } from '../../../lib/resources/definitions/offers.ts';
import { valuesOf, valuesSchema } from '../../../lib/resources/index.ts';

const good = { title: 'Mower', retailer_slug: 'argos', url: 'https://shop.example/mower' };
const evidence = {
  earlier_price_pence: 24_900,
  earlier_price_source_url: 'https://shop.example/old',
  earlier_price_seen_on: '2026-11-01',
};

function errorsOf(values: object): string[] {
  const { error } = valuesSchema(offers).safeParse({ ...valuesOf(offers), ...good, ...values });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

const NEEDS_ALL = 'An earlier price needs its amount, the page that states it and the date when it was seen';

test.each([
  [{}, []],
  [{ price_pence: 19_900, delivery_pence: 0, checked_on: '2026-11-21', ...evidence }, []],
  [{ price_pence: '', delivery_pence: '' }, []],
  [{ price_pence: 19_900 }, ['checked_on: A price needs the date when it was seen']],
  [{ price_pence: '£about 5', checked_on: '2026-11-21' }, ['price_pence: Enter an amount such as 249.99']],
  [{ price_pence: 0, checked_on: '2026-11-21' }, ['price_pence: At least £0.01']],
  [{ delivery_pence: 495 }, ['delivery_pence: Enter the price of the goods too']],
  [{ checked_on: '2999-01-01' }, ['checked_on: Enter a date that isn’t in the future']],
  [
    { price_pence: 19_900, checked_on: '2026-11-21', earlier_price_pence: 24_900 },
    [`earlier_price_source_url: ${NEEDS_ALL}`, `earlier_price_seen_on: ${NEEDS_ALL}`],
  ],
  [
    { price_pence: 24_900, checked_on: '2026-11-21', ...evidence },
    ['earlier_price_pence: The earlier price must be higher than the price'],
  ],
  [
    { product_slug: 'ps5', category_slug: 'gaming' },
    ['category_slug: Choose a product or a category, not both'],
  ],
  [
    { starts_at: '2026-12-24T20:00:00Z', ends_at: '2026-12-24T20:00:00Z' },
    ['ends_at: The offer can’t end before it starts'],
  ],
])('the form with %j reports %j', (values, errors) => {
  expect(errorsOf(values)).toEqual(errors);
});
