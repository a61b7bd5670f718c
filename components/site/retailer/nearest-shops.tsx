import type { RetailerCard } from '@/lib/catalogue/entities';
import { listRetailersInCategory } from '@/lib/data/retailers';
import { categoryPath } from '@/lib/routing/paths';
import { knownShop } from '@/lib/services/pages/known-shop';
import { MoreLink } from '../more-link';
import { RetailerGrid } from './retailer-grid';
import { Section } from '../section';

const SHOPS = 6;
/** The number of shops of the category to read. The page shows the most similar of these shops. */
const CANDIDATES = 24;

/**
 * Shows, on the 404 page of a known shop that has no page here, similar shops of the same category
 * (docs/product.md#single-segment-addresses). Render this component in a layout, not in the not-found file beside the
 * layout, because on hydration Next replaces the page but keeps the layout.
 */
export async function NearestShops({ slug }: { slug: string }) {
  const shop = await knownShop(slug);
  if (!shop) return null;
  const { slug: category } = shop.category;
  const sellers = await listRetailersInCategory(category, CANDIDATES);
  if (sellers.length === 0) return null;
  // Returns the sort key of a shop: shops whose main category is this category come first.
  const distance = ({ key_categories: [main] }: RetailerCard) => (main === category ? 0 : 1);
  const retailers = sellers.toSorted((a, b) => distance(a) - distance(b)).slice(0, SHOPS);
  return (
    <Section
      id="nearest-shops"
      title={`Shops like ${shop.name}`}
      description={`We don’t have a page about ${shop.name} yet. These shops also sell ${shop.category.name}.`}
      action={
        <MoreLink href={categoryPath(category)} rest={`about ${shop.category.name}`}>
          All
        </MoreLink>
      }
    >
      <RetailerGrid retailers={retailers} />
    </Section>
  );
}
