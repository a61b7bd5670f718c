import type { Faker } from '@faker-js/faker';
import { NO_FACTS } from '../../lib/fallback/retailers/retailer.ts';
import type { RetailerRow } from '../../lib/schema/rows.ts';
import { GOODS } from './goods.ts';
import { coinedName, generator, prose, questions, slugOf } from './fake-data.ts';

const KIND = 2;
const TRADES =
  'Electricals,Outfitters,Furniture,Department Store,Toys,Sports,Kitchens,Beauty,Home,Direct,Outlet,Stores';
const trades = TRADES.split(',');
const categories = [...new Set(GOODS.map(({ category }) => category))];

const nameOf = (faker: Faker) =>
  `${coinedName(faker)} ${faker.helpers.arrayElement(trades)} ${faker.location.city()}`;

/** Returns the slug of the generated retailer with this number, without generating the whole row. */
export const retailerSlug = (index: number) => `${slugOf(nameOf(generator(KIND, index)))}-${index}`;

/** Generates the retailer with this number. */
export function retailer(index: number): RetailerRow {
  const faker = generator(KIND, index);
  const name = nameOf(faker);
  const off = faker.number.int({ min: 10, max: 50 });
  return {
    slug: `${slugOf(name)}-${index}`,
    name,
    logo: '🛍️',
    description: prose(faker, name, 6),
    typical_discount: `Up to ${off}% on chosen lines`,
    discount_year: 2025,
    discount_source_name: 'An invented source',
    discount_source_url: `https://${slugOf(name)}.example/sale`,
    discount_checked_on: '2026-11-01',
    brand_bg: null,
    brand_ink: null,
    verdict: prose(faker, name, 1),
    falls: [],
    holds: [],
    ...NO_FACTS,
    has_sale: true,
    key_categories: faker.helpers.arrayElements(categories, { min: 1, max: 4 }),
    top_products: [],
    faqs: questions(faker, `${name} sale`, 3),
    cta_url: `https://${slugOf(name)}.example/`,
    terms_snippet: prose(faker, name, 1),
    display_rank: null,
    last_verified: null,
    is_published: true,
    highlights_data: [
      { feature: 'Typical Discount', values: [`Up to ${off}%`, 'Differs by shop', 'Chosen lines only'] },
      { feature: 'Sale Start Time', values: ['Usually 26 December', 'On opening, where open', ''] },
    ],
    meta_title: null,
    meta_description: null,
  };
}
