/** The canonical path of each kind of page, built in one place. */
export const retailerPath = (slug: string) => `/retailers/${slug}`;
export const categoryPath = (slug: string) => `/categories/${slug}`;
export const subcategoryPath = (category: string, slug: string) => `/categories/${category}/${slug}`;
export const contentPath = (slug: string) => `/content/${slug}`;

/** '/{category}/{slug}', or '/products/{slug}' without a category (docs/product.md#product-addresses). */
export const productPath = (product: { slug: string; category: string | null }) =>
  `/${product.category ?? 'products'}/${product.slug}`;

/** A list of guides, articles or both; a kind is chosen by the query (next.config.mjs serves it from a static page). */
export const contentListPath = (type?: 'guide' | 'article', page = 1) =>
  `/content${page > 1 ? `/page/${page}` : ''}${type ? `?type=${type}` : ''}`;

export const FEED_PATH = '/feed.xml';
