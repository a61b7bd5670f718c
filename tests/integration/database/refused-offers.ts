import { names, tooLong, urls } from './refused-lists.ts';

/** For each column of offers and offer widgets, values that the database must refuse. */
export const refusedOffers: Record<string, Record<string, unknown[]>> = {
  offers: {
    title: names(),
    retailer_slug: ['unknown', null],
    product_slug: ['unknown'],
    category_slug: ['unknown'],
    url: [...urls, '/shop', null],
    price_pence: [0, 10_000_001, null],
    delivery_pence: [-1, 100_001],
    checked_on: [null],
    earlier_price_pence: [0, 19_900, 10_000_001, null],
    earlier_price_source_url: [...urls, 'http://shop.example/', null],
    earlier_price_seen_on: [null],
    code: ['', tooLong(40)],
    conditions: [' ', tooLong(300)],
    ends_at: ['2026-12-24T20:00:00Z', '2026-12-01T00:00:00Z'],
  },
  offer_widgets: {
    title: names(),
    type: ['', 'banner', null],
    source: ['', 'cheapest', null],
    offer_ids: [null, Array.from({ length: 21 }, () => '0b7c1f0e-3d64-4a5e-9a58-1d2f3c4b5a69')],
    retailer_slugs: [['unknown'], null],
    category_slug: ['unknown'],
    retailer_slug: ['unknown'],
    max_items: [0, 21, null],
    columns: [['discount'], null],
    body: [' ', tooLong(600)],
    call_to_action: ['', tooLong(40)],
    link_path: ['', 'sale-dates', 'https://shop.example/', '//shop.example', `/${tooLong(1000)}`],
    placements: [['everywhere'], null],
    sort_order: [-1, 1001, null],
    ends_at: ['2026-12-24T20:00:00Z', '2026-12-01T00:00:00Z'],
  },
};
