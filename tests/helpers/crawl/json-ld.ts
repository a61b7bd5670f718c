import type { CheerioAPI } from 'cheerio';
import { z } from 'zod';

const text = z.string().trim().min(1);
const address = z.url();
const time = z.iso.datetime({ offset: true });
const person = z.object({ '@type': z.enum(['Person', 'Organization']), name: text });

const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);
const rankEntries = (items: { position: number }[]) =>
  items.every(({ position }, index) => position === index + 1);

/**
 * For each type of structured data on the site, the properties that the tests require. They include all that Google
 * requires (developers.google.com/search/docs/appearance/structured-data). For articles and organisations, Google only
 * recommends properties, so the tests require some of these.
 */
export const SCHEMAS = {
  BreadcrumbList: z.object({
    itemListElement: listOf(
      z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address }),
    ).refine(rankEntries, 'positions count from 1'),
  }),
  ItemList: z.object({
    itemListElement: listOf(
      z.object({ '@type': z.literal('ListItem'), position: z.int(), name: text, url: address }),
    ).refine(rankEntries, 'positions count from 1'),
  }),
  Product: z.object({
    name: text,
    url: address,
    offers: z.object({
      '@type': z.literal('AggregateOffer'),
      priceCurrency: z.literal('GBP'),
      lowPrice: z.number().positive(),
      highPrice: z.number().positive().optional(),
    }),
  }),
  Article: z.object({
    headline: text,
    author: person,
    datePublished: time,
    dateModified: time,
    mainEntityOfPage: address,
  }),
  FAQPage: z.object({
    mainEntity: listOf(
      z.object({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
      }),
    ),
  }),
  Organization: z.object({ name: text, url: address, logo: address }),
  WebSite: z.object({ name: text, url: address }),
  Dataset: z.object({
    name: text,
    // Google's guide to Dataset markup has these limits.
    description: text.min(50).max(5000),
    url: address,
    distribution: listOf(
      z.object({ '@type': z.literal('DataDownload'), encodingFormat: text, contentUrl: address }),
    ),
  }),
};

export type SchemaType = keyof typeof SCHEMAS;
type Data = { [Type in SchemaType]: z.infer<(typeof SCHEMAS)[Type]> };

export interface JsonLdBlock {
  type: string;
  data: unknown;
  /** Says why this block of structured data is not valid JSON or not a valid object of schema.org. */
  error?: string;
}

const envelope = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': text });

export function readJsonLd($: CheerioAPI): JsonLdBlock[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((node) => {
      try {
        const data = envelope.parse(JSON.parse($(node).text()));
        return { type: data['@type'], data };
      } catch (error) {
        return { type: 'unreadable', data: null, error: String(error) };
      }
    });
}

/**
 * Returns the structured data of one type. Leaves out invalid blocks, because another test checks that all blocks are
 * valid.
 */
export function blocksOf<Type extends SchemaType>(blocks: JsonLdBlock[], type: Type): Data[Type][] {
  return blocks
    .filter((block) => block.type === type)
    .map(({ data }) => SCHEMAS[type].safeParse(data))
    .flatMap(({ data }) => (data ? [data as Data[Type]] : []));
}

/** Yields every key of an object in structured data, at any depth, together with its value. */
export function* entriesIn(data: unknown): Generator<[key: string, value: unknown]> {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    yield [key, value];
    yield* entriesIn(value);
  }
}

const ADDRESS_KEYS = ['url', 'item', 'image', 'logo', 'mainEntityOfPage', 'contentUrl'];

/** Returns the URLs of all pages, images and files that structured data names. */
export function urlsIn(data: unknown): string[] {
  return [...entriesIn(data)].flatMap(([key, value]) =>
    ADDRESS_KEYS.includes(key) && typeof value === 'string' ? [value] : [],
  );
}
