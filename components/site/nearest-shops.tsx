import { knownShop } from '@/lib/data/known-shop';
import { listRetailersInCategory, type RetailerCard } from '@/lib/data/retailers';
import { categoryPath } from '@/lib/paths';
import { MoreLink } from './more-link';
import { RetailerGrid } from './retailer-grid';
import { Section } from './section';

const SHOPS = 6;
/** From as many the nearest are taken. */
const CANDIDATES = 24;

/**
 * The 404 of a well-known shop without a page shows the shops of its category (docs/product.md#single-segment-addresses).
 * The component belongs in a layout beside a not-found file: on hydration Next replaces the page and keeps its layout.
 */
export async function NearestShops({ slug }: { slug: string }) {
  const shop = await knownShop(slug);
  if (!shop) return null;
  const { slug: category } = shop.category;
  const sellers = await listRetailersInCategory(category, CANDIDATES);
  if (sellers.length === 0) return null;
  // Those that mainly sell the same come before those that sell it too.
  const distance = ({ key_categories: [main] }: RetailerCard) => (main === category ? 0 : 1);
  const retailers = sellers.toSorted((a, b) => distance(a) - distance(b)).slice(0, SHOPS);
  return (
    <Section
      id="nearest-shops"
      title={`Shops like ${shop.name}`}
      description={`We have no page about ${shop.name} yet. These shops also sell ${shop.category.name}.`}
      action={<MoreLink href={categoryPath(category)}>All about {shop.category.name}</MoreLink>}
    >
      <RetailerGrid retailers={retailers} />
    </Section>
  );
}
