import { NextDates } from '@/components/site/sale-dates/next-dates';
import { nextStarts, type ShopStarts } from '@/lib/catalogue/next-starts';
import { shopSlugs } from '@/lib/catalogue/product-facts';
import { listProductsBySlug } from '@/lib/data/products';
import { listSaleStarts } from '@/lib/data/sale-windows';
import type { SearchResults } from '@/lib/search/results';

const DATES = 5;
/** The number of products, the first of the results, whose shops the rail may show. */
const PRODUCTS = 3;

interface SearchRailProps {
  results: SearchResults;
  /** The shops that sell the goods of the best result. */
  sellers: { slug: string }[];
}

interface RailDates {
  title: string;
  starts: ShopStarts[];
}

/**
 * Reads the next sale dates of the shops that were found; if they have none, those of the shops that sell what was found.
 */
async function readRailDates({ results, sellers }: SearchRailProps): Promise<RailDates> {
  const starts = await listSaleStarts();
  const own = nextStarts(starts, results.retailers, DATES);
  if (own.length > 0) return { title: 'Sale dates', starts: own };
  // Reads each row on its own, as the results do (result-facts).
  const products = await Promise.all(
    results.products.slice(0, PRODUCTS).map(({ slug }) => listProductsBySlug([slug])),
  );
  const others = products.flat().flatMap((product) => shopSlugs(product).map((slug) => ({ slug })));
  return {
    title: 'Shops that sell these',
    starts: nextStarts(starts, [...sellers, ...others], DATES),
  };
}

/** The next sale dates beside the results; renders nothing without a date. */
export async function SearchRail(props: SearchRailProps) {
  const { title, starts } = await readRailDates(props);
  if (starts.length === 0) return null;
  return (
    <aside aria-label={title} className="search-rail">
      <NextDates title={title} starts={starts} />
    </aside>
  );
}
