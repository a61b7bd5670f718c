import 'server-only';
import type { Category, Product, Subcategory } from '@/lib/catalogue/entities';
import { getCategory } from '@/lib/data/categories';
import { getContent } from '@/lib/data/content';
import { getProduct } from '@/lib/data/products';
import { getPublicRow } from '@/lib/data/public-rows';
import { getRedirect, type Redirect } from '@/lib/data/redirects';
import { getRetailer } from '@/lib/data/retailers';
import { getSubcategory } from '@/lib/data/subcategories';
import { buildPath, parsePath, rowPath } from '@/lib/entities/path-grammar';
import { type EntityTable, ROOT_TABLES, type RootTable } from '@/lib/entities/registry';
import { categoryAliases } from '@/lib/fallback/category-aliases';
import { categoryPath, contentPath, productPath, retailerPath, subcategoryPath } from '@/lib/routing/paths';
import { isSlug } from '@/lib/routing/slug';

/** The result of looking up a public path: the row to show, or the path to redirect to; null if there is neither. */
export type Destination<T> = { found: T } | { redirectTo: string } | null;

/** Finds a category by its slug. If the slug is an alias, returns a redirect to the category. */
export async function categoryAt(slug: string): Promise<Destination<Category>> {
  if (!isSlug(slug)) return null;
  const category = await getCategory(slug);
  if (category) return { found: category };
  const alias = Object.hasOwn(categoryAliases, slug) ? categoryAliases[slug] : undefined;
  const meant = alias && (await getCategory(alias));
  return meant ? { redirectTo: categoryPath(meant.slug) } : null;
}

/**
 * Finds a subcategory by its path. If the path contains the wrong parent category, returns a redirect to the right
 * path.
 */
export async function subcategoryAt(parent: string, slug: string): Promise<Destination<Subcategory>> {
  if (!isSlug(parent) || !isSlug(slug)) return null;
  const subcategory = await getSubcategory(slug);
  if (!subcategory) return null;
  const { parent_category_slug: own } = subcategory;
  return own === parent ? { found: subcategory } : { redirectTo: subcategoryPath(own, slug) };
}

/**
 * Finds a product by its canonical path. For other paths of the product, returns a redirect to the canonical path
 * (docs/product.md#product-addresses). Old paths of guides and articles have the same form, so this function returns
 * their redirects too.
 */
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

/**
 * For each table, a function that looks up the row with a slug and returns the path that '/{slug}' redirects to; null
 * if there is no such row.
 */
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
 * Returns the path that '/{slug}' redirects to (docs/product.md#single-segment-addresses). If several rows have the
 * slug, chooses a retailer first, then a category, then a product, then a guide or article.
 */
export async function pageOfSlug(slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  const paths = await Promise.all(ROOT_TABLES.map((table) => PAGE_OF_SLUG[table](slug)));
  return paths.find(Boolean) ?? null;
}

/**
 * Returns the paths under which a redirect from '/{category}/{slug}' may be stored: this path itself, and a path that
 * contains only the slug, such as '/products/{slug}'. A renamed product has only one redirect for all categories.
 */
export function redirectSourcesOfProduct(category: string, slug: string): string[] {
  const path = `/${category}/${slug}`;
  const parsed = parsePath(path);
  return [path, rowPath(parsed?.kind === 'row' ? parsed.table : 'products', { slug })];
}

/**
 * Returns the paths under which a redirect from '/{slug}' may be stored: this path itself, and the paths of rows with
 * the slug.
 */
export const redirectSourcesOfSlug = (slug: string): string[] => [
  `/${slug}`,
  ...(isSlug(slug) ? ROOT_TABLES.map((table) => rowPath(table, { slug })) : []),
];

/**
 * Returns the final target of a stored redirect. If the target is the path of a row, returns the row's current path, or
 * null if the row is not public. Returns any other target unchecked.
 */
async function finalRedirectTarget(target: string): Promise<string | null> {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const parsed = parsePath(path.replace(/(.)\/$/, '$1'));
  if (parsed?.kind !== 'row' || parsed.page > 1) return target;
  const { table, slug } = parsed;
  const is = await pathOfPublicRow(table, slug);
  return is && (is === buildPath(parsed) && !parsed.isFormer ? target : is + rest);
}

/**
 * Returns the stored redirect from one of these paths, with its final target. Returns null if there is no redirect, or
 * if the target's page no longer exists.
 */
export async function redirectFrom(paths: string[]): Promise<Redirect | null> {
  const moved = paths.length > 0 ? await getRedirect(paths) : null;
  const to = moved && (await finalRedirectTarget(moved.to));
  return moved && to ? { ...moved, to } : null;
}

async function pathOfPublicRow(table: EntityTable, slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  const row = await getPublicRow(table, slug);
  if (row) return rowPath(table, row);
  const alias = table === 'categories' && Object.hasOwn(categoryAliases, slug) ? categoryAliases[slug] : null;
  return alias ? pathOfPublicRow(table, alias) : null;
}
