import { withFacts } from '../../../lib/catalogue/product-facts.ts';
import { categories } from '../../../lib/fallback/categories/index.ts';
import { content } from '../../../lib/fallback/content/index.ts';
import { products } from '../../../lib/fallback/products/index.ts';
import { retailers } from '../../../lib/fallback/retailers/index.ts';
import { subcategories } from '../../../lib/fallback/subcategories/index.ts';
import {
  categoryDescription,
  contentDescription,
  productDescription,
  retailerDescription,
  subcategoryDescription,
} from '../../../lib/seo/descriptions.ts';

const silent = {
  description: '',
  meta_title: null,
  meta_description: null,
  created_at: null,
  updated_at: null,
};

function first<Row extends object>(rows: readonly Row[]): Row & typeof silent {
  const [row] = rows;
  if (!row) throw new Error('no built-in row');
  return { ...row, ...silent };
}

const category = { ...first(categories), name: 'Tech & Electronics' };
const product = {
  ...withFacts(first(products)),
  ...{ name: 'Quiet 700', brand: 'Bose' },
  price: {
    text: '£199 – £249',
    checkedOn: '2026-11-20',
    source: { name: 'Currys', url: 'https://currys.example' },
  },
};
const retailer = {
  ...first(retailers),
  name: 'Argos',
  discount: {
    text: 'Up to 50% off',
    year: 2025,
    sourceName: 'A newspaper',
    sourceUrl: 'https://news.example/argos',
    checkedOn: '2026-11-20',
  },
  facts: null,
  highlights_data: [],
};
const subcategory = { ...first(subcategories), name: 'TVs' };
const guide = {
  ...first(content),
  title: 'When do they start?',
  content_type: 'guide' as const,
  answer: [],
  key_number: null,
  key_number_note: null,
  sources: [],
  updates: [],
  author_slug: null,
  reviewer_slug: null,
};

describe('the description of a page', () => {
  it('is the text that an editor wrote for search engines, or otherwise the description', () => {
    const both = { description: 'A shop.', meta_description: 'A shop for a search engine.' };
    expect(retailerDescription({ ...retailer, ...both })).toBe('A shop for a search engine.');
    expect(retailerDescription({ ...retailer, ...both, meta_description: null })).toBe('A shop.');
    expect(retailerDescription({ ...retailer, ...both, meta_description: ' ' })).toBe('A shop.');
  });

  it.each([
    [
      'a retailer',
      retailerDescription(retailer),
      'Argos in the Boxing Day sales. Typical discount: Up to 50% off in 2025 (source: A newspaper, checked 20 November 2026). On Boxing Day Sales UK.',
    ],
    [
      'a retailer of which nothing is known',
      retailerDescription({ ...retailer, discount: null }),
      'Argos in the Boxing Day sales. On Boxing Day Sales UK.',
    ],
    [
      'a product',
      productDescription(product, category),
      'Quiet 700 by Bose in the Boxing Day sales. Price range: £199 – £249 (source: Currys, checked 20 November 2026). In Tech & Electronics on Boxing Day Sales UK.',
    ],
    [
      'a product that bears its brand, without price and category',
      productDescription({ ...product, name: 'Bose Quiet 700', price: null }, null),
      'Bose Quiet 700 in the Boxing Day sales. On Boxing Day Sales UK.',
    ],
    [
      'a category',
      categoryDescription(category),
      'Tech & Electronics in the Boxing Day sales. On Boxing Day Sales UK.',
    ],
    [
      'a subcategory',
      subcategoryDescription(subcategory, category),
      'TVs in the Boxing Day sales. In Tech & Electronics on Boxing Day Sales UK.',
    ],
    ['a guide', contentDescription(guide), 'A guide on Boxing Day Sales UK: When do they start?'],
  ])('is made from the other fields of %s when both are empty', (_of, description, expected) => {
    expect(description).toBe(expected);
  });
});
