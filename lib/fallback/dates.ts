/**
 * Dates of the built-in texts: the ISO times of the commits that added them to the repository. Pages, sitemaps and
 * structured data show these dates, so they must never be earlier than the commits.
 */

/** The time of the first commit with the built-in guides and articles. */
export const CONTENT_PUBLISHED_AT = '2026-11-21T11:40:20Z';

/** The time of the last change to the texts of the built-in retailers, categories, subcategories and products. */
export const CATALOGUE_CHANGED_AT = '2026-11-29T03:45:00Z';

/** The time at which the twelve buying guides and the changes to the older guides and articles were committed. */
export const BUYING_GUIDES_PUBLISHED_AT = '2026-11-23T06:51:30Z';

/** The time of the last change to the guide to the sale dates. */
export const DATES_GUIDE_CHANGED_AT = '2026-11-29T03:45:00Z';

/** The time of the commit that added lists of sources to the guides and articles with dated sources. */
export const SOURCES_LISTED_AT = '2026-11-24T08:50:00Z';
