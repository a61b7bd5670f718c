import type { CSSProperties } from 'react';
import type { RetailerCard as Retailer } from '@/lib/catalogue/entities';
import { shopDrawings } from '@/lib/catalogue/shop-drawing';
import { type ShopPlaces, shopPlaces } from '@/lib/catalogue/shop-order';
import { startAtShop } from '@/lib/catalogue/shop-start';
import { listCategories } from '@/lib/data/categories';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { listUndatedSales } from '@/lib/services/sale-dates/season-data';
import { CardGrid } from '../card-grid';
import { NotCheckedLegend } from '../not-checked';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { RetailerCard } from './retailer-card';

interface RetailerGridProps {
  retailers: Retailer[];
  heading?: 'h2' | 'h3';
  /** The number of cards to show below 768 px. The default is all cards. */
  onAPhone?: number;
  /**
   * Whether the visitor can change the order of the list (shop-order). Its cards say more about each start, and because the
   * list is long, its marks are explained above it.
   */
  isSortable?: boolean;
  /** Whether the page has explained the mark 'Ad' already, at its first paid link. */
  isExplained?: boolean;
}

/** The maximum number of categories on a card. */
const NAMED = 2;
const MOST_CATEGORIES = 60;

/**
 * A grid of retailer cards, with what its marks mean. Each card says when the shop's sale starts, if it is known,
 * and what the shop sells.
 */
export async function RetailerGrid({
  retailers,
  heading,
  onAPhone = retailers.length,
  isSortable = false,
  isExplained = false,
}: RetailerGridProps) {
  const [starts, categories] = await Promise.all([
    listSaleStarts(),
    listCategories({ limit: MOST_CATEGORIES }),
  ]);
  const usual = await listUndatedSales(starts);
  const places = isSortable ? shopPlaces(retailers, starts) : undefined;
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const shown = retailers.map((retailer) => ({
    retailer,
    start: startAtShop(retailer.slug, starts, usual),
  }));
  const drawings = shopDrawings(retailers);
  const sold = ({ key_categories }: Retailer) =>
    key_categories.flatMap((slug) => names.get(slug) ?? []).slice(0, NAMED);
  const notes = (
    <div className="list-notes">
      {isSortable && (
        <p className="text-sm text-muted">Our editors choose ‘Our order’; commission buys no place.</p>
      )}
      {shown.some(({ start }) =>
        (isSortable ? start.channels : [start]).some(({ isUnchecked }) => isUnchecked),
      ) && <NotCheckedLegend />}
      {!isExplained && <AdDisclosure />}
    </div>
  );
  return (
    <div className={places ? 'ranked' : undefined}>
      {isSortable && notes}
      <CardGrid>
        {shown.map(({ retailer, start }, index) => (
          <li
            key={retailer.slug}
            className={index < onAPhone ? undefined : 'max-md:hidden'}
            style={places && placeStyle(places.get(retailer.slug))}
          >
            <RetailerCard
              retailer={retailer}
              heading={heading}
              start={start}
              drawn={drawings.get(retailer.slug)}
              sells={sold(retailer)}
              isDetailed={isSortable}
              isQuiet={isSortable || isExplained}
            />
          </li>
        ))}
      </CardGrid>
      {!isSortable && notes}
    </div>
  );
}

/** The places of a shop, by which the style sheet and shell/start-shop-order sort the list. */
const placeStyle = (places: ShopPlaces | undefined) =>
  places &&
  ({ '--by-rank': places.rank, '--by-start': places.start, '--by-name': places.name } as CSSProperties);
