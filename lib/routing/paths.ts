/** Functions that return the canonical path of each kind of page, built by lib/entities/path-grammar. */
import { rowPath } from '../entities/path-grammar.ts';

export const retailerPath = (slug: string) => rowPath('retailers', { slug });
export const categoryPath = (slug: string) => rowPath('categories', { slug });
export const subcategoryPath = (category: string, slug: string) =>
  rowPath('subcategories', { slug, parent: category });
export const contentPath = (slug: string) => rowPath('content', { slug });

/**
 * Returns a product's path: '/{category}/{slug}', or '/products/{slug}' without a category
 * (docs/product.md#product-addresses).
 */
export const productPath = (product: { slug: string; category: string | null }) =>
  rowPath('products', { slug: product.slug, parent: product.category });

/**
 * Returns the path of the list of guides, of articles or of both. next.config.mjs serves a static page for each value
 * of `?type`.
 */
export const contentListPath = (type?: 'guide' | 'article', page = 1) =>
  `/content${page > 1 ? `/page/${page}` : ''}${type ? `?type=${type}` : ''}`;

export const FEED_PATH = '/feed.xml';
