import 'server-only';
import type { Category, Product, Subcategory } from '@/lib/catalogue/entities';
import { getCategory } from '@/lib/data/categories';
import { getContent } from '@/lib/data/content';
import { getProduct } from '@/lib/data/products';
import { getPublicRow } from '@/lib/data/public-rows';
import { getRetailer } from '@/lib/data/retailers';
import { getSubcategory } from '@/lib/data/subcategories';
import { addressPath, parseAddress, rowPath } from '@/lib/entities/address';
import { type EntityTable, ROOT_TABLES, type RootTable } from '@/lib/entities/registry';
import { categoryAliases } from '@/lib/fallback/category-aliases';
import { categoryPath, contentPath, productPath, retailerPath, subcategoryPath } from '@/lib/routing/paths';
import { isSlug } from '@/lib/routing/slug';

/** What an address leads to: the row to show, another address for good, or nothing. */
export type Destination<T> = { found: T } | { movedTo: string } | null;

/** A category by its slug or by another spelling of it. */
export async function categoryAt(slug: string): Promise<Destination<Category>> {
  if (!isSlug(slug)) return null;
  const category = await getCategory(slug);
  if (category) return { found: category };
  const alias = Object.hasOwn(categoryAliases, slug) ? categoryAliases[slug] : undefined;
  const meant = alias && (await getCategory(alias));
  return meant ? { movedTo: categoryPath(meant.slug) } : null;
}

/** A subcategory under its parent; under any other it has moved there. */
export async function subcategoryAt(parent: string, slug: string): Promise<Destination<Subcategory>> {
  if (!isSlug(parent) || !isSlug(slug)) return null;
  const subcategory = await getSubcategory(slug);
  if (!subcategory) return null;
  const { parent_category_slug: own } = subcategory;
  return own === parent ? { found: subcategory } : { movedTo: subcategoryPath(own, slug) };
}

/** A product at its canonical address (docs/product.md#product-addresses). Old addresses of content have the same form. */
export async function productAt(category: string, slug: string): Promise<Destination<Product>> {
  if (!isSlug(category) || !isSlug(slug)) return null;
  const address = parseAddress(`/${category}/${slug}`);
  if (address?.kind === 'row' && address.table === 'content') {
    return (await getContent(slug)) ? { movedTo: contentPath(slug) } : null;
  }
  const product = await getProduct(slug);
  if (!product) return null;
  const path = productPath(product);
  return path === `/${category}/${slug}` ? { found: product } : { movedTo: path };
}

/** Where '/{slug}' leads by the row of each table that has such addresses. */
const PAGE_OF_SLUG: Record<RootTable, (slug: string) => Promise<string | null>> = {
  retailers: async (slug) => (await getRetailer(slug)) && retailerPath(slug),
  categories: async (slug) => {
    const category = await categoryAt(slug);
    return category && ('movedTo' in category ? category.movedTo : categoryPath(slug));
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
export function notedProductPaths(category: string, slug: string): string[] {
  const path = `/${category}/${slug}`;
  const address = parseAddress(path);
  return [path, rowPath(address?.kind === 'row' ? address.table : 'products', { slug })];
}

/** The paths under which a redirect of '/{slug}' may be noted: itself, or that of a page that had this slug. */
export const notedPathsOfSlug = (slug: string): string[] => [
  `/${slug}`,
  ...(isSlug(slug) ? ROOT_TABLES.map((table) => rowPath(table, { slug })) : []),
];

/**
 * Where a noted redirect ends: its target, or where that has moved to; null when the target is the address of a row
 * that is not, or no longer, public. Addresses of other forms are taken at their word.
 */
export async function endOf(target: string): Promise<string | null> {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const address = parseAddress(path.replace(/(.)\/$/, '$1'));
  if (address?.kind !== 'row' || address.page > 1) return target;
  const { table, slug } = address;
  const is = await pathOfPublicRow(table, slug);
  return is && (is === addressPath(address) && !address.isFormer ? target : is + rest);
}

async function pathOfPublicRow(table: EntityTable, slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  const row = await getPublicRow(table, slug);
  if (row) return rowPath(table, row);
  const alias = table === 'categories' && Object.hasOwn(categoryAliases, slug) ? categoryAliases[slug] : null;
  return alias ? pathOfPublicRow(table, alias) : null;
}
