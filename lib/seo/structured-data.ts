import { z } from 'zod';

const text = z.string().trim().min(1, 'is empty');
const url = z.url('is not a URL');
/** A price: a number, or a text such as '12.99', with a point and without a currency. */
const amount = z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/, 'is missing or wrong')]);
const some = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, 'is empty');

/**
 * The properties that Google requires for each type of structured data. Google ignores data without them. Each type has
 * a page at developers.google.com/search/docs/appearance/structured-data. Types that are not in this list have no
 * required properties.
 */
const REQUIRED: Record<string, z.ZodType> = {
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ position: z.int(), name: text, item: url.optional() }))
      .min(2, 'needs at least two steps')
      // The last step needs no URL, because Google takes it to be the page itself.
      .refine(
        (steps) => steps.slice(0, -1).every(({ item }) => item),
        'needs a URL for each step but the last',
      ),
  }),
  ItemList: z.object({ itemListElement: some(z.object({ position: z.int(), url })) }),
  // Google requires a review, a rating or an offer for a product. This site publishes no reviews or ratings, so an
  // offer is required.
  Product: z.object({
    name: text,
    offers: z.union(
      [z.object({ lowPrice: amount, priceCurrency: text }), z.object({ price: amount, priceCurrency: text })],
      'needs a price and its currency',
    ),
  }),
  FAQPage: z.object({
    mainEntity: some(z.object({ name: text, acceptedAnswer: z.object({ text }) })),
  }),
  WebSite: z.object({ name: text, url }),
  ProfilePage: z.object({ mainEntity: z.object({ name: text }) }),
  Dataset: z.object({
    name: text,
    description: z.string().min(50, 'is shorter than 50 characters').max(5000),
  }),
};

export interface StructuredData {
  /** The types of the page's structured data, such as 'Product'. */
  types: string[];
  /** A sentence for each fault. */
  faults: string[];
}

const block = z.looseObject({ '@type': z.string() });

/** Checks the JSON-LD of a page. `sources` are the texts of its script elements. */
export function checkStructuredData(sources: string[]): StructuredData {
  const types: string[] = [];
  const faults: string[] = [];
  for (const source of sources) {
    const read = block.safeParse(parsed(source));
    if (!read.success) {
      faults.push('A block is not valid JSON with a type');
      continue;
    }
    const type = read.data['@type'];
    types.push(type);
    const { error } = (Object.hasOwn(REQUIRED, type) && REQUIRED[type]?.safeParse(read.data)) || {};
    for (const { path, message } of error?.issues ?? [])
      faults.push(`${type}: ${path.join('.') || 'the block'} ${wordsOf(message)}`);
  }
  return { types, faults };
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return null;
  }
}

/**
 * Replaces Zod's message for a missing or invalid property. That message names the received type, which does not help
 * an editor.
 */
const wordsOf = (message: string) => (message.startsWith('Invalid input') ? 'is missing or wrong' : message);
