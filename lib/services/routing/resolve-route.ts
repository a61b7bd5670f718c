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

/** The result of a lookup: the row to show, the path to redirect to, or null. */
export type Destination<T> = { found: T } | { redirectTo: string } | null;

/** Finds a category by its slug, or redirects from another spelling of the slug. */
export async function categoryAt(slug: string): Promise<Destination<Category>> {
  if (!isSlug(slug)) return null;
  const category = await getCategory(slug);
  if (category) return { found: category };
  const alias = Object.hasOwn(categoryAliases, slug) ? categoryAliases[slug] : undefined;
  const meant = alias && (await getCategory(alias));
  return meant ? { redirectTo: categoryPath(meant.slug) } : null;
}

/** Finds a subcategory under its parent, or redirects there from any other parent. */
export async function subcategoryAt(parent: string, slug: string): Promise<Destination<Subcategory>> {
  if (!isSlug(parent) || !isSlug(slug)) return null;
  const subcategory = await getSubcategory(slug);
  if (!subcategory) return null;
  const { parent_category_slug: own } = subcategory;
  return own === parent ? { found: subcategory } : { redirectTo: subcategoryPath(own, slug) };
}

/**
 * Finds a product at its canonical path, or redirects there (docs/product.md#product-addresses). Old paths of content
 * have the same form, so they are redirected here too.
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

/** By table, the path to which '/{slug}' leads if the table has that row. */
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
 * Returns the path to which '/{slug}' leads (docs/product.md#single-segment-addresses): that of a retailer, else of a
 * category, else of a product, else of a guide or article.
 */
export async function pageOfSlug(slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  const paths = await Promise.all(ROOT_TABLES.map((table) => PAGE_OF_SLUG[table](slug)));
  return paths.find(Boolean) ?? null;
}

/**
 * Returns the paths under which a redirect from '/{category}/{slug}' may be stored: the path itself, or the path of the
 * product or content by its slug alone. A renamed product has one redirect for all its categories.
 */
export function redirectSourcesOfProduct(category: string, slug: string): string[] {
  const path = `/${category}/${slug}`;
  const parsed = parsePath(path);
  return [path, rowPath(parsed?.kind === 'row' ? parsed.table : 'products', { slug })];
}

/**
 * Returns the paths under which a redirect from '/{slug}' may be stored: the path itself, or that of a page with this
 * slug.
 */
export const redirectSourcesOfSlug = (slug: string): string[] => [
  `/${slug}`,
  ...(isSlug(slug) ? ROOT_TABLES.map((table) => rowPath(table, { slug })) : []),
];

/**
 * Returns the path to redirect to: the target of a stored redirect, or the current path of the row that it names. Null
 * if that row is not public. Targets of other forms are returned unchecked.
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
