import { offerWidgets } from '../../../lib/resources/definitions/offer-widgets.ts';
import { valuesOf, valuesSchema } from '../../../lib/resources/index.ts';

function errorsOf(values: object): string[] {
  const { error } = valuesSchema(offerWidgets).safeParse({
    ...valuesOf(offerWidgets),
    ...{ title: 'Offers' },
    ...values,
  });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

test.each([
  [{}, []],
  [{ type: 'notice' }, ['body: A notice needs a text']],
  [{ type: 'notice', body: 'Argos opens at 6 am.' }, []],
  [{ type: 'sale_dates' }, ['source: Sale dates can be chosen by hand, by category or by retailer']],
  [{ type: 'sale_dates', source: 'category' }, []],
  [{ placements: ['homepage', 'homepage'] }, ['placements: The same item is listed twice']],
  [{ columns: ['discount'] }, ['columns.0: Choose one of the options']],
  [{ offer_ids: ['argos'] }, ['offer_ids.0: Choose a row']],
  [{ link_path: 'https://shop.example/' }, ['link_path: A path on this site, such as /sale-dates']],
  [
    { starts_at: '2026-12-24T20:00:00Z', ends_at: '2026-12-24T20:00:00Z' },
    ['ends_at: The widget can’t end before it starts'],
  ],
])('the form with %j reports %j', (values, errors) => {
  expect(errorsOf(values)).toEqual(errors);
});
