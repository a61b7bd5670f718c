import 'server-only';
import { type Category, getCategory } from '@/lib/data/categories';
import { getContent } from '@/lib/data/content';
import { getProduct, type Product } from '@/lib/data/products';
import { getRetailer } from '@/lib/data/retailers';
import { getSubcategory, type Subcategory } from '@/lib/data/subcategories';
import { categoryAliases } from '@/lib/fallback/category-aliases';
import { categoryPath, contentPath, productPath, retailerPath, subcategoryPath } from '@/lib/paths';
import { ROUTES } from '@/lib/resources/categories';
import { isSlug } from '@/lib/slug';

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
  if (category === 'guides' || category === 'articles') {
    return (await getContent(slug)) ? { movedTo: contentPath(slug) } : null;
  }
  const product = await getProduct(slug);
  if (!product) return null;
  const path = productPath(product);
  return path === `/${category}/${slug}` ? { found: product } : { movedTo: path };
}

/**
 * The page of '/{slug}' (docs/product.md#single-segment-addresses): a retailer, else a category, else a product, else a
 * guide or article.
 */
export async function pageOfSlug(slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null;
  const [retailer, category, product, content] = await Promise.all([
    getRetailer(slug),
    categoryAt(slug),
    getProduct(slug),
    getContent(slug),
  ]);
  if (retailer) return retailerPath(slug);
  if (category) return 'movedTo' in category ? category.movedTo : categoryPath(slug);
  if (product) return productPath(product);
  return content ? contentPath(slug) : null;
}

/**
 * The paths under which a redirect of '/{category}/{slug}' may be noted: itself, or that of a product under its slug
 * alone, which is noted once for all categories; guides and articles have that form too.
 */
export function notedProductPaths(category: string, slug: string): string[] {
  const isContent = category === 'guides' || category === 'articles';
  return [`/${category}/${slug}`, isContent ? contentPath(slug) : productPath({ category: null, slug })];
}

/** The paths under which a redirect of '/{slug}' may be noted: itself, or that of a page that had this slug. */
export const notedPathsOfSlug = (slug: string): string[] =>
  isSlug(slug)
    ? [
        `/${slug}`,
        retailerPath(slug),
        categoryPath(slug),
        productPath({ category: null, slug }),
        contentPath(slug),
      ]
    : [`/${slug}`];

/**
 * Where a noted redirect ends: its target, or where that has moved to; null when the target is the address of a row
 * that is not, or no longer, public. Addresses of other forms are taken at their word.
 */
export async function endOf(target: string): Promise<string | null> {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const [first = '', second, third, more] = path.split('/').slice(1);
  if (!second || more !== undefined) return target;
  const at = await rowAt([first, second, third]);
  if (at === undefined) return target;
  if (!at) return null;
  return 'movedTo' in at ? at.movedTo + rest : target;
}

/** The site's own first segments at which products are, or once were guides and articles. */
const PRODUCT_ROUTES = ['products', 'guides', 'articles'];

/** The row of an address of two or three segments; undefined where the form is no row's. */
async function rowAt([first, second, third]: [string, string, string | undefined]): Promise<
  Destination<unknown> | undefined
> {
  if (first === 'categories') return third ? subcategoryAt(second, third) : categoryAt(second);
  if (third || second === 'directory') return undefined;
  if (first === 'retailers' || first === 'content') {
    const found = isSlug(second) ? await (first === 'retailers' ? getRetailer : getContent)(second) : null;
    return found && { found };
  }
  return ROUTES.includes(first) && !PRODUCT_ROUTES.includes(first) ? undefined : productAt(first, second);
}
