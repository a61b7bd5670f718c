import 'server-only';
import type { CategoryCard } from '@/lib/catalogue/entities';
import { listCategoriesBySlug } from '@/lib/data/categories';
import { listRetailers } from '@/lib/data/retailers';

const SHOWN = 6;
/** The number of shops whose categories are read. */
const SHOPS = 30;

/**
 * Returns the categories for the 404 page: the main categories of the first shops. If these are too few, adds the other
 * categories of these shops.
 */
export async function listLostCategories(): Promise<CategoryCard[]> {
  'use cache';
  const shops = await listRetailers({ limit: SHOPS });
  const mains = shops.flatMap(({ key_categories }) => key_categories.slice(0, 1));
  const slugs = new Set([...mains, ...shops.flatMap(({ key_categories }) => key_categories)]);
  return listCategoriesBySlug([...slugs].slice(0, SHOWN));
}
