import type { TaggedTable } from '../../lib/cache/tags.ts';
import { seasonAt } from '../../lib/dates/season.ts';
import { insertRows, removeRows } from './site-rows.ts';

const { year } = seasonAt(Date.now());
const today = new Date().toISOString().slice(0, 10);
const NUMBERS = Array.from({ length: 12 }, (_, index) => index + 1);
/** The path of a picture on the site itself. All picture URLs of the rows are this path. */
const PICTURE = '/icon.svg';
const SENTENCE = 'The range is wide, the queues are short before nine, and the returns desk is by the lifts.';
const PARAGRAPH = `<p>${SENTENCE.repeat(4)}</p>`;
const SHOPS = NUMBERS.map((number) => `zz-rich-shop-${number}`);
const NAMES = [
  'Fortescue & Wetherby of Marylebone',
  'Ox',
  'The Great Northern Catalogue Company',
  'Larkspur',
];
const COLOURS = [
  ['#4B1A8A', '#FFFFFF'],
  ['#F2B632', '#1C1B19'],
  ['#0E3B24', '#FBF6E9'],
  ['#1F4E79', '#FFFFFF'],
];
const FAQS = NUMBERS.slice(0, 6).map((number) => ({
  question: `Question ${number}: may I return a present without the receipt?`,
  answer: SENTENCE,
}));

const faceOf = (number: number) => {
  const [brand_bg, brand_ink] = COLOURS[number % COLOURS.length] ?? [];
  return { brand_bg, brand_ink, name: `${NAMES[number % NAMES.length]} ${number}` };
};

const shopRow = (slug: string, index: number) => ({
  ...{ slug, ...faceOf(index), display_rank: 500 + index, is_published: true, last_verified: today },
  ...{ logo: index % 3 === 0 ? '🦉' : null },
  ...{ description: SENTENCE.repeat(3), cta_url: 'https://shop.example/', key_categories: ['zz-rich'] },
  ...{ typical_discount: 'up to 50% off', discount_year: year - 1, discount_checked_on: today },
  ...{ discount_source_name: 'A newspaper of the tests', discount_source_url: 'https://news.example/sale' },
  ...{ verdict: SENTENCE.repeat(2), opening_hours: 'Christmas Eve until 5 pm, Boxing Day 9 am to 6 pm' },
  ...{ opens_boxing_day: index % 2 === 0, returns_days: 28, christmas_returns_until: `${year + 1}-01-31` },
  ...{ price_match: 'Matches four named shops within seven days of the purchase' },
  ...{ delivery: 'Free from £40, otherwise £3.95, within two working days' },
  ...{ collection: 'Free from 1,200 branches, within the hour while they are open' },
  ...{ facts_source_name: 'The shop’s help pages', facts_source_url: 'https://shop.example/help' },
  ...{ facts_checked_on: today, terms_snippet: SENTENCE, faqs: FAQS, top_products: [] },
  highlights_data: [
    { feature: 'What comes down', values: ['Coats', 'Boots and shoes', 'Last year’s televisions'] },
  ],
});

const windowRows = (retailer_slug: string, index: number) =>
  (['online', 'in_store', 'members'] as const).flatMap((channel) =>
    [year, year - 1, year - 2, year - 3].map((of) => ({
      ...{ retailer_slug, year: of, channel, starts_on: `${of}-12-${22 + (index % 6)}`, is_published: true },
      ...{ starts_time: '20:00', ends_on: `${of + 1}-01-04`, source_name: 'A newspaper of the tests' },
      ...{ source_url: 'https://news.example/sale', checked_on: today },
      source_date: of === year ? today : `${of}-12-20`,
    })),
  );

/**
 * The page of the only product without versions among the rows below. Only this page has structured data of a product.
 */
export const SINGLE_PRODUCT = '/zz-rich/zz-rich-product-12';

const versionsOf = (number: number) =>
  SINGLE_PRODUCT.endsWith(`-${number}`) ? [] : ['Small', 'Large with milk frother', 'Professional'];

const productRow = (number: number) => ({
  ...{
    slug: `zz-rich-product-${number}`,
    name: `Aurelia ${number} Countertop Espresso Machine With Grinder`,
  },
  ...{ brand: 'Aurelia', category: 'zz-rich', subcategory: 'zz-rich-part', is_published: true },
  ...{ image_url: number % 2 === 0 ? PICTURE : null },
  ...{ description: SENTENCE.repeat(2), price_range: '£249 to £1,299', price_checked_on: today },
  ...{ price_source_name: 'The maker', price_source_url: 'https://maker.example/aurelia' },
  ...{ verdict: (['buy_early', 'wait', 'any_time'] as const)[number % 3], verdict_reason: SENTENCE },
  ...{ recommended_retailers: SHOPS.slice(0, 7), faqs: FAQS, buying_tips: [SENTENCE, SENTENCE] },
  retailer_links: SHOPS.map((slug) => ({ slug, url: `https://shop.example/aurelia-${number}` })),
  specs: NUMBERS.map((each) => ({
    name: `Measure ${each} of the machine`,
    value: `${each * 12} centimetres`,
  })),
  variants: versionsOf(number).map((name) => ({
    name,
    specs: { Width: '32 cm', 'Choose this if': 'you make more than four coffees every morning' },
  })),
});

const offerRow = (retailer_slug: string, index: number) => ({
  ...{ retailer_slug, product_slug: 'zz-rich-product-1', is_published: true, checked_on: today },
  ...{
    title: `Aurelia 1 with a kilo of beans, offer ${index}`,
    url: `https://shop.example/aurelia-${index}`,
  },
  ...{ price_pence: 24_900 + index * 1_250, delivery_pence: index === 0 ? 0 : 395 },
  ...{ earlier_price_pence: 39_900, earlier_price_seen_on: today, code: index === 1 ? 'BEANS' : null },
  ...{ earlier_price_source_url: 'https://shop.example/aurelia-in-october', conditions: SENTENCE },
  ...{ starts_at: `${today}T00:00:00Z`, ends_at: `${year + 1}-12-27T00:00:00Z` },
});

/**
 * Rows with a value in almost every field that visitors see. Most values are long, as after a year of editing. The
 * shops and products do not exist.
 */
const ROWS: [table: TaggedTable, rows: Record<string, unknown>[]][] = [
  [
    'people',
    ['zz-rich-author', 'zz-rich-reviewer'].map((slug) => ({
      ...{ slug, name: `Wilhelmina Featherstonehaugh-Cholmondeley (${slug})`, is_published: true },
      ...{ role: 'Editor for kitchen machines, small appliances and everything for coffee' },
      ...{ bio: SENTENCE.repeat(3), image: PICTURE, link: 'https://people.example/wilhelmina' },
    })),
  ],
  [
    'categories',
    [
      {
        ...{ slug: 'zz-rich', name: 'Kitchen machines and everything for coffee', is_published: true },
        ...{ description: SENTENCE.repeat(2), buying_tips: [SENTENCE, SENTENCE, SENTENCE], faqs: FAQS },
        image_url: PICTURE,
      },
    ],
  ],
  ['retailers', SHOPS.map(shopRow)],
  [
    'subcategories',
    [
      {
        ...{
          slug: 'zz-rich-part',
          name: 'Espresso machines with a grinder',
          parent_category_slug: 'zz-rich',
        },
        ...{
          description: SENTENCE,
          body: `<h2>How to choose</h2>${PARAGRAPH}<h2>When to wait</h2>${PARAGRAPH}`,
        },
        ...{ buying_tips: [SENTENCE, SENTENCE], faqs: FAQS },
        retailer_picks: SHOPS.slice(0, 6).map((slug) => ({ slug, reason: SENTENCE })),
      },
    ],
  ],
  ['products', NUMBERS.map(productRow)],
  ['sale_windows', SHOPS.flatMap(windowRows)],
  ['offers', SHOPS.slice(0, 4).map(offerRow)],
  [
    'offer_widgets',
    [
      { type: 'comparison', columns: ['price', 'delivery', 'earlier', 'code', 'conditions', 'ends'] },
      { type: 'top_list', source: 'ending_soon' },
      { type: 'sale_dates', source: 'chosen', retailer_slugs: SHOPS.slice(0, 3) },
      { type: 'notice', retailer_slug: SHOPS[0], call_to_action: 'Look at the machines at' },
      { type: 'single', source: 'most_clicked' },
    ].map((widget) => ({
      ...{ title: `Coffee machines, ${widget.type}`, body: SENTENCE, source: 'newest', columns: [] },
      ...{ retailer_slugs: [], retailer_slug: null, call_to_action: null, category_slug: 'zz-rich' },
      ...{ placements: ['category', 'subcategory', 'product'], is_published: true },
      ...widget,
    })),
  ],
  [
    'content',
    [
      {
        ...{
          slug: 'zz-rich-guide',
          title: 'How to choose an espresso machine that you will still use in May',
        },
        ...{ content_type: 'guide', description: SENTENCE, guide_category: 'Shopping', is_published: true },
        ...{
          intro_paragraph: PARAGRAPH,
          body: NUMBERS.map((n) => `<h2>Part ${n}</h2>${PARAGRAPH}`).join(''),
        },
        ...{ faqs: FAQS, image: PICTURE, author_slug: 'zz-rich-author', reviewer_slug: 'zz-rich-reviewer' },
        ...{ answer: [SENTENCE, SENTENCE, SENTENCE], key_number: '9 bar', key_number_note: 'of pressure' },
        sources: NUMBERS.slice(0, 5).map((n) => ({
          ...{ name: `Which? on coffee machines, part ${n}`, url: 'https://news.example/', day: today },
        })),
        updates: NUMBERS.slice(0, 5).map((n) => ({ day: today, text: `Shop ${n} announced its start.` })),
      },
    ],
  ],
];

/** Paths of pages that show the rich rows. */
export const RICH_PAGES = [
  '/',
  '/retailers',
  `/retailers/${SHOPS[0]}`,
  '/categories/zz-rich',
  '/categories/zz-rich/zz-rich-part',
  '/products?category=zz-rich',
  '/zz-rich/zz-rich-product-1',
  '/content/zz-rich-guide',
  '/people/zz-rich-author',
  '/sale-dates',
  '/search?q=aurelia',
  '/compare',
  `/compare/${SHOPS.slice(0, 2).toSorted().join('-vs-')}`,
  `/compare/${SHOPS.slice(0, 4).toSorted().join('-vs-')}`,
  `/shortlist?shops=${SHOPS.slice(0, 5).join(',')}&products=zz-rich-product-1,zz-rich-product-2`,
];

/** For tables without a slug, the column with the slug of the shop or category that a row belongs to. */
const KEYS: Partial<Record<TaggedTable, string>> = {
  ...{ sale_windows: 'retailer_slug', offers: 'retailer_slug', offer_widgets: 'category_slug' },
};

/** Deletes the rich rows in reverse order, so that a row is deleted only after all rows that refer to it. */
async function removeRichRows(): Promise<void> {
  for (const [table] of ROWS.toReversed()) await removeRows(table, KEYS[table] ?? 'slug', 'zz-rich');
}

/** Inserts the rich rows. Returns a function that deletes them. */
export async function insertRichRows(): Promise<() => Promise<void>> {
  try {
    for (const [table, rows] of ROWS) await insertRows(table, rows);
  } catch (error) {
    await removeRichRows();
    throw error;
  }
  return removeRichRows;
}
