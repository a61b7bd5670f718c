import type { RetailerCard as Retailer } from '@/lib/catalogue/entities';
import type { ShopReason } from '@/lib/catalogue/shop-reasons';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { listCategories } from '@/lib/data/categories';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { CardGrid } from '../card-grid';
import { RetailerCard } from './retailer-card';

interface RetailerGridProps {
  retailers: Retailer[];
  heading?: 'h2' | 'h3';
  /** The number of cards to show below 768 px. The default is all cards. */
  onAPhone?: number;
  /** Why each shop is good, by the shop's slug. If set, the cards are numbered. */
  reasons?: Map<string, ShopReason>;
}

/** The maximum number of categories on a card. */
const NAMED = 2;
const MOST_CATEGORIES = 60;

/**
 * A grid of retailer cards, followed by the disclosure that their paid links require. Each card says when the shop's
 * sale starts, if it is known, and what the shop sells.
 */
export async function RetailerGrid({
  retailers,
  heading,
  onAPhone = retailers.length,
  reasons,
}: RetailerGridProps) {
  const [starts, categories] = await Promise.all([
    listSaleStarts(),
    listCategories({ limit: MOST_CATEGORIES }),
  ]);
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const sold = ({ key_categories }: Retailer) =>
    key_categories.flatMap((slug) => names.get(slug) ?? []).slice(0, NAMED);
  return (
    <div className={reasons && 'ranked'}>
      <CardGrid>
        {retailers.map((retailer, index) => (
          <li key={retailer.slug} className={index < onAPhone ? undefined : 'max-md:hidden'}>
            <RetailerCard
              retailer={retailer}
              heading={heading}
              start={firstStart(starts, retailer.slug)}
              sells={sold(retailer)}
              reason={reasons?.get(retailer.slug)}
            />
          </li>
        ))}
      </CardGrid>
      <div className="mt-3">
        <AdDisclosure />
      </div>
    </div>
  );
}

/** Returns the first start of a shop's sale, which is usually online. */
const firstStart = (starts: SaleStart[], slug: string): SaleStart | undefined =>
  starts
    .filter(({ retailer }) => retailer.slug === slug)
    .toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))[0];
