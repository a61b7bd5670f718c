/** The number of rows per page in each list. */
export const PER_PAGE = {
  retailers: 48,
  categories: 48,
  products: 48,
  inCategory: 24,
  content: 48,
  directory: 100,
} as const;

/** Parses a page number, such as the last segment of '/products/page/2'; null if it is invalid ('02', '0', 'x'). */
export function pageNumber(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : null;
}

/**
 * Returns the path of a page in a list; the first page has the list's own path. Each page is its own canonical page
 * (docs/product.md#public-pages).
 */
export const pagePath = (list: string, page: number) => (page === 1 ? list : `${list}/page/${page}`);

/** Returns the number of pages that a list has, at least one. */
export const pageCount = (total: number, perPage: number) => Math.max(1, Math.ceil(total / perPage));

/**
 * Returns the indexes of the first and last row of a page, as PostgREST expects them: from 0, with the last included.
 */
export function rowsOfPage(page: number, perPage: number): [from: number, to: number] {
  return [(page - 1) * perPage, page * perPage - 1];
}

/**
 * Returns the page numbers to link to: the first, the last and those around the current page. Null marks skipped pages.
 */
export function pageLinks(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last];
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= last).toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0) - 1;
    if (gap === 0) return [page];
    // If a gap would hide a single page, link to that page instead: it takes no more space.
    return gap === 1 ? [page - 1, page] : [null, page];
  });
}

const PRERENDERED = 5;

/**
 * Returns the route parameters of the pages of a list that Next prerenders: the first few after page 1. Next needs at
 * least one page for a static route. If a list has a single page, this function therefore returns page 2, which
 * responds with 404.
 */
export function pageParams(last: number): { page: string }[] {
  const count = Math.min(Math.max(1, last - 1), PRERENDERED);
  return Array.from({ length: count }, (_, index) => ({ page: String(index + 2) }));
}
