import 'server-only';
import { z } from 'zod';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { getRetailer } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { isSlug } from '@/lib/routing/slug';

/** The maximum number of shops that a visitor can choose. */
export const MOST_SHOPS = 30;

const shopsSchema = z
  .array(z.string().refine(isSlug, 'Use the last part of the URL of each shop’s page, such as jd-sports.'))
  .min(1, 'Choose at least one shop, such as ?shops=argos,currys.')
  .max(MOST_SHOPS, `Choose at most ${MOST_SHOPS} shops.`);

type Choice = { isValid: true; starts: SaleStart[] } | { isValid: false; message: string };

/**
 * Returns the starts of the sales of the shops that a visitor has chosen, in the order of `listSaleStarts`. Returns a
 * message instead if the choice is not valid.
 * @param given the values of the `shops` parameter, each with one or more slugs separated by commas; if empty, all
 * shops are chosen
 */
export async function chosenStarts(given: string[]): Promise<Choice> {
  const starts = await listSaleStarts();
  if (given.length === 0) return { isValid: true, starts };
  const slugs = new Set(given.flatMap((value) => value.split(',')).map((slug) => slug.trim()));
  const parsed = shopsSchema.safeParse([...slugs].filter(Boolean));
  if (!parsed.success) return { isValid: false, message: parsed.error.issues[0]?.message ?? '' };
  const withStart = new Set(starts.map(({ retailer }) => retailer.slug));
  // Query a shop only if it has no known start of a sale, to check that it exists. Stop at the first unknown shop, so
  // that one request cannot cause many queries for shops that do not exist.
  for (const slug of parsed.data) {
    if (!withStart.has(slug) && !(await getRetailer(slug)))
      return { isValid: false, message: `No shop on this site has the slug ‘${slug}’.` };
  }
  return { isValid: true, starts: starts.filter(({ retailer }) => parsed.data.includes(retailer.slug)) };
}
