/** Functions that return the canonical path of each kind of page. lib/entities/path-grammar builds rows' paths. */
import { rowPath } from '../entities/path-grammar.ts';

export const retailerPath = (slug: string) => rowPath('retailers', { slug });
export const categoryPath = (slug: string) => rowPath('categories', { slug });
export const subcategoryPath = (category: string, slug: string) =>
  rowPath('subcategories', { slug, parent: category });
export const personPath = (slug: string) => rowPath('people', { slug });
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

/** The id of the part of '/about' that says where facts come from and what the site never publishes. */
export const EDITORIAL_POLICY = 'where-facts-come-from';
export const EDITORIAL_POLICY_PATH = `/about#${EDITORIAL_POLICY}`;

export const SALE_DATES_PATH = '/sale-dates';
export const SALE_DATES_ONLINE_PATH = `${SALE_DATES_PATH}/online`;
export const SALE_DATES_IN_STORE_PATH = `${SALE_DATES_PATH}/in-store`;
export const SALE_DATES_MEMBERS_PATH = `${SALE_DATES_PATH}/members`;
/** The paths of the files with the sale dates of all shops: a table, JSON data and a calendar. */
export const SALE_DATES_CSV_PATH = `${SALE_DATES_PATH}.csv`;
export const SALE_DATES_JSON_PATH = `${SALE_DATES_PATH}.json`;
export const SALE_CALENDAR_PATH = `${SALE_DATES_PATH}.ics`;

/**
 * Returns the id of a day's heading on the page of sale dates. `saleDayPath` returns the path that leads to this
 * heading.
 */
export const saleDayId = (day: string) => `sales-on-${day}`;
export const saleDayPath = (day: string) => `${SALE_DATES_PATH}#${saleDayId(day)}`;

/** Returns the path of the calendar with one retailer's sale dates. */
export const retailerCalendarPath = (slug: string) => `${SALE_DATES_PATH}/${slug}.ics`;
