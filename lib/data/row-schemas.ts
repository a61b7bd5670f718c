import 'server-only';
import { z } from 'zod';

/**
 * Schemas of JSON columns. They require the same shapes as the database's check functions, which also limit lengths.
 */
export const faqsSchema = z.array(z.object({ question: z.string(), answer: z.string() }));
export const sourcesSchema = z.array(z.object({ name: z.string(), url: z.string(), day: z.string() }));
export const updatesSchema = z.array(z.object({ day: z.string(), text: z.string() }));
export const highlightsSchema = z.array(
  z.object({ feature: z.string(), values: z.tuple([z.string(), z.string(), z.string()]) }),
);
export const variantsSchema = z.array(
  z.object({ name: z.string(), specs: z.record(z.string(), z.string()) }),
);
export const specsSchema = z.array(z.object({ name: z.string(), value: z.string() }));
export const retailerLinksSchema = z.array(z.object({ slug: z.string(), url: z.string() }));
/**
 * The schema of a product's links in a list of products. If the links are malformed, the product has none, so that the
 * list can still show all products.
 */
export const cardLinksSchema = retailerLinksSchema.catch([]);
export const retailerPicksSchema = z.array(z.object({ slug: z.string(), reason: z.string() }));
export const popularSearchesSchema = z.array(z.object({ text: z.string(), link: z.string() }));
export const guideCardsSchema = z.array(
  z.object({ title: z.string(), description: z.string(), link: z.string() }),
);
export const editorialTipsSchema = z.array(
  z.union([z.string(), z.object({ title: z.string(), description: z.string() })]),
);
