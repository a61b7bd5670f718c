import 'server-only';
import type { Category, Product, Subcategory } from '@/lib/catalogue/entities';
import { getCategory } from '@/lib/data/categories';
import { getContent } from '@/lib/data/content';
import { getProduct } from '@/lib/data/products';
import { getPublicRow } from '@/lib/data/public-rows';
import { getRetailer } from '@/lib/data/retailers';
import { getSubcategory } from '@/lib/data/subcategories';
import { buildPath, parsePath, rowPath } from '@/lib/entities/path-grammar';
import { type EntityTable, ROOT_TABLES, type RootTable } from '@/lib/entities/registry';
import { categoryAliases } from '@/lib/fallback/category-aliases';
import { categoryPath, contentPath, productPath, retailerPath, subcategoryPath } from '@/lib/routing/paths';
import { isSlug } from '@/lib/routing/slug';

/** What an address leads to: the row to show, another address for good, or nothing. */
export type Destination<T> = { found: T } | { redirectTo: string } | null;

/** A category by its slug or by another spelling of it. */
export async function categoryAt(slug: string): Promise<Destination<Category>> {
  if (!isSlug(slug)) return null;
  const category = await getCategory(slug);
  if (category) return { found: category };
  const alias = Object.hasOwn(categoryAliases, slug) ? categoryAliases[slug] : undefined;
  const meant = alias && (await getCategory(alias));
  return meant ? { redirectTo: categoryPath(meant.slug) } : null;
}

/** A subcategory under its parent; under any other it has moved there. */
export async function subcategoryAt(parent: string, slug: string): Promise<Destination<Subcategory>> {
  if (!isSlug(parent) || !isSlug(slug)) return null;
  const subcategory = await getSubcategory(slug);
  if (!subcategory) return null;
  const { parent_category_slug: own } = subcategory;
  return own === parent ? { found: subcategory } : { redirectTo: subcategoryPath(own, slug) };
}

/** A product at its canonical address (docs/product.md#product-addresses). Old addresses of content have the same form. */
export async function productAt(category: string, slug: string): Promise<Destination<Product>> {
  if (!isSlug(category) || !isSlug(slug)) return null;
  const parsed = parsePath(`/${category}/${slug}`);
  if (parsed?.kind === 'row' && parsed.table === 'content') {
    return (await getContent(slug)) ? { redirectTo: contentPath(slug) } : null;
  }
  const product = await getProduct(slug);
  if (!product) return null;
  const path = productPath(product);
  return path === `/${category}/${slug}` ? { found: product } : { redirectTo: path };
}

/** Where '/{slug}' leads by the row of each table that has such addresses. */
const PAGE_OF_SLUG: Record<RootTable, (slug: string) => Promise<string | null>> = {
  retailers: async (slug) => (await getRetailer(slug)) && retailerPath(slug),
  categories: async (slug) => {
    const category = await categoryAt(slug);
    return category && ('redirectTo' in category ? category.redirectTo : categoryPath(slug));
  },
  products: async (slug) => {
    const product = await getProduct(slug);
    return product && productPath(product);
  },
  content: async (slug) => (await getContent(slug)) && contentPath(slug),
};

/**
 * The page of '/{slug}' (docs/product.md#single-segment-addresses): a retailer, else a category, else a product, else a
 * guide or article.
 */
export async function pageOfSlug(slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  const paths = await Promise.all(ROOT_TABLES.map((table) => PAGE_OF_SLUG[table](slug)));
  return paths.find(Boolean) ?? null;
}

/**
 * The paths under which a redirect of '/{category}/{slug}' may be noted: itself, or that of a product under its slug
 * alone, which is noted once for all categories; guides and articles have that form too.
 */
export function redirectSourcesOfProduct(category: string, slug: string): string[] {
  const path = `/${category}/${slug}`;
  const parsed = parsePath(path);
  return [path, rowPath(parsed?.kind === 'row' ? parsed.table : 'products', { slug })];
}

/** The paths under which a redirect of '/{slug}' may be noted: itself, or that of a page that had this slug. */
export const redirectSourcesOfSlug = (slug: string): string[] => [
  `/${slug}`,
  ...(isSlug(slug) ? ROOT_TABLES.map((table) => rowPath(table, { slug })) : []),
];

/**
 * Where a noted redirect ends: its target, or where that has moved to; null when the target is the address of a row
 * that is not, or no longer, public. Addresses of other forms are taken at their word.
 */
export async function finalRedirectTarget(target: string): Promise<string | null> {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const parsed = parsePath(path.replace(/(.)\/$/, '$1'));
  if (parsed?.kind !== 'row' || parsed.page > 1) return target;
  const { table, slug } = parsed;
  const is = await pathOfPublicRow(table, slug);
  return is && (is === buildPath(parsed) && !parsed.isFormer ? target : is + rest);
}

async function pathOfPublicRow(table: EntityTable, slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  const row = await getPublicRow(table, slug);
  if (row) return rowPath(table, row);
  const alias = table === 'categories' && Object.hasOwn(categoryAliases, slug) ? categoryAliases[slug] : null;
  return alias ? pathOfPublicRow(table, alias) : null;
}
