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
   * Whether the visitor can change the order of the list (shop-order). If so, the cards say more about when each sale
   * starts, and the explanation of the marks is above the list, because the list is long.
   */
  isSortable?: boolean;
  /** Whether the page has already explained the mark 'Ad', at an earlier paid link. */
  isExplained?: boolean;
  /** Whether each card has a button that saves the shop to the visitor's shortlist. */
  canSave?: boolean;
}

/** The maximum number of categories that a card names. */
const NAMED = 2;
const MOST_CATEGORIES = 60;

/**
 * Shows a grid of retailer cards, with an explanation of their marks. Each card says when the shop's sale starts, or
 * that this is not known, and what the shop is good for. Only the first button may be filled.
 */
export async function RetailerGrid({
  retailers,
  heading,
  onAPhone = retailers.length,
  isSortable = false,
  isExplained = false,
  canSave = false,
}: RetailerGridProps) {
  const [starts, categories] = await Promise.all([
    listSaleStarts(),
    listCategories({ limit: MOST_CATEGORIES }),
  ]);
  const usual = await listUndatedSales();
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
      {isSortable && <p>Our editors choose ‘Our order’. No shop can pay for its place.</p>}
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
              isQuiet={isSortable || isExplained || index > 0}
              canSave={canSave}
            />
          </li>
        ))}
      </CardGrid>
      {!isSortable && notes}
    </div>
  );
}

/**
 * Returns a shop's position in each sort order, as CSS properties. The style sheet and the script
 * shell/start-shop-order sort the list by these properties.
 */
const placeStyle = (places: ShopPlaces | undefined) =>
  places &&
  ({ '--by-rank': places.rank, '--by-start': places.start, '--by-name': places.name } as CSSProperties);
