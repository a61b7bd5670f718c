import type { Faker } from '@faker-js/faker';
import type { ProductRow } from '../../lib/schema/rows.ts';
import { GOODS } from './goods.ts';
import type { Goods } from './goods.ts';
import { retailerSlug } from './retailers.ts';
import { coinedName, generator, prose, questions, slugOf } from './fake-data.ts';

const KIND = 1;
const SHOPS = { min: 3, max: 6 };

/**
 * Generates the product with this number. Its recommended retailers are among the first generated retailers;
 * `retailers` is the number of retailers to choose from.
 */
export function product(index: number, retailers: number): ProductRow {
  const faker = generator(KIND, index);
  const kind = faker.helpers.arrayElement(GOODS);
  const noun = faker.helpers.arrayElement(kind.nouns);
  const brand = coinedName(faker);
  const model = `${faker.string.alpha({ length: 2, casing: 'upper' })}${faker.number.int({ min: 100, max: 9999 })}`;
  const name = `${brand} ${model} ${noun}`;
  const subject = noun.toLowerCase();
  return {
    slug: `${slugOf(name)}-${index}`,
    name,
    brand,
    category: kind.category,
    subcategory: kind.subcategory,
    image: kind.image,
    image_url: null,
    description: prose(faker, `${brand} ${subject}`, faker.number.int({ min: 3, max: 6 })),
    verdict: null,
    verdict_reason: null,
    specs: [],
    variants: variants(faker, name, kind),
    price_range: priceRange(faker, kind),
    price_checked_on: null,
    price_source_name: null,
    price_source_url: null,
    recommended_retailers: shops(faker, retailers),
    retailer_links: [],
    faqs: questions(faker, subject, faker.number.int({ min: 2, max: 4 })),
    buying_tips: Array.from({ length: faker.number.int({ min: 2, max: 4 }) }, () => prose(faker, subject, 1)),
    is_published: true,
    meta_title: null,
    meta_description: null,
  };
}

function variants(faker: Faker, name: string, { sizes }: Goods): ProductRow['variants'] {
  const chosen = faker.helpers.arrayElements(sizes, { min: 1, max: 4 });
  return chosen.map((size) => ({
    name: `${name}, ${size}`,
    specs: {
      Version: size,
      Colour: faker.color.human(),
      Weight: `${faker.number.float({ min: 0.2, max: 40, fractionDigits: 1 })} kg`,
      Guarantee: `${faker.number.int({ min: 1, max: 10 })} years`,
    },
  }));
}

function priceRange(faker: Faker, { pounds: [min, max] }: Goods): string {
  const low = faker.number.int({ min, max: Math.max(min, Math.round(max * 0.8)) });
  return `£${low} – £${Math.min(max, Math.round(low * 1.25) + 1)}`;
}

function shops(faker: Faker, retailers: number): string[] {
  const count = Math.min(retailers, faker.number.int(SHOPS));
  if (count === 0) return [];
  const first = faker.number.int({ min: 0, max: retailers - 1 });
  return Array.from({ length: count }, (_, place) => retailerSlug((first + place) % retailers));
}
