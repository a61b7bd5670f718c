import { NearestShops } from '../retailer/nearest-shops';
import { LostCategories } from './lost-categories';
import { NearestPages, queryOfSlug } from './nearest-pages';
import { WaysOn } from './ways-on';

interface LostWaysProps {
  slug: string;
  /** The slug of the category, if the path contains one. */
  category?: string;
}

/**
 * Helps the visitor of a 404 page whose path ends in a slug. Shows the nearest pages, a search box, links to lists,
 * similar shops and categories. Render it in a layout, below `ShortNotFoundContent`
 * (components/site/retailer/nearest-shops.tsx says why).
 */
export const LostWays = ({ slug, category }: LostWaysProps) => (
  <>
    <div className="lost band band-flush on-green">
      <NearestPages slug={slug} category={category} />
      <WaysOn query={queryOfSlug(slug)} />
    </div>
    <NearestShops slug={slug} />
    <LostCategories />
  </>
);
