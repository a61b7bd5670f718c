import type { CategoryCard, Retailer } from '@/lib/catalogue/entities';
import { categoryPath, retailerPath } from '@/lib/routing/paths';
import { hueOf } from '@/lib/theme/hues';
import { CardGrid } from '../card-grid';
import { FallsAndHolds } from '../category/price-advice';
import { Link } from '../link';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { Picture } from '../pictures/picture';
import { RetailerTile } from '../retailer/retailer-tile';
import { Section } from '../section';

interface ComparedGoodsProps {
  retailers: Retailer[];
  categories: CategoryCard[];
}

/** The maximum number of categories on a shop's card. */
const CATEGORIES = 4;

/**
 * Shows a card for each compared shop: its goods that come down in price, those that don't, its categories, and a paid
 * link.
 */
export function ComparedGoods({ retailers, categories }: ComparedGoodsProps) {
  const shops = retailers.map((retailer) => ({
    retailer,
    sold: retailer.key_categories
      .flatMap((slug) => categories.find((category) => category.slug === slug) ?? [])
      .slice(0, CATEGORIES),
  }));
  if (shops.every(({ retailer, sold }) => sold.length + retailer.falls.length === 0)) return null;
  return (
    <Section id="goods" title="What each is good for" ground="tint">
      <div className="compared-goods" data-shops={shops.length}>
        <CardGrid>
          {shops.map(({ retailer, sold }) => (
            <li key={retailer.slug}>
              <article className="card goods-card">
                <RetailerTile retailer={retailer}>
                  <h3 className="card-title">
                    <Link href={retailerPath(retailer.slug)} className="card-link">
                      {retailer.name}
                    </Link>
                  </h3>
                </RetailerTile>
                <div className="card-body">
                  <FallsAndHolds advice={retailer} heading="h4" />
                  <Sold categories={sold} />
                  <AffiliateLink href={retailer.cta_url} retailer={retailer.name} isInCard isOfShop />
                </div>
              </article>
            </li>
          ))}
        </CardGrid>
      </div>
    </Section>
  );
}

const Sold = ({ categories }: { categories: CategoryCard[] }) =>
  categories.length > 0 && (
    <div>
      <h4>What it sells</h4>
      <ul className="goods-categories">
        {categories.map(({ slug, name, image_url, icon }) => (
          <li key={slug} data-hue={hueOf(name, slug)}>
            <Link href={categoryPath(slug)} className="goods-category">
              <Picture row={{ kind: 'category', slug }} name={name} sources={[image_url, icon]} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
