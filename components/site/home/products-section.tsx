import { CardGrid } from '@/components/site/card-grid';
import { MoreLink } from '@/components/site/more-link';
import { ProductCard } from '@/components/site/product/product-card';
import { ProductListNotes } from '@/components/site/product/product-list-notes';
import { Scroller } from '@/components/site/scroller';
import { Section } from '@/components/site/section';
import { countProducts, listPicks } from '@/lib/data/products';
import { firstShopsOf } from '@/lib/services/pages/first-shop';
import { ON_A_PHONE, PRODUCTS } from './counts';

/**
 * Shows products with a verdict, taken from each category in turn; fewer on a phone (docs/product.md#homepage-counts).
 * @param isExplained whether the page has already explained the mark 'Ad'
 */
export async function ProductsSection({ isExplained }: { isExplained: boolean }) {
  const [rows, total] = await Promise.all([listPicks({ limit: PRODUCTS }), countProducts()]);
  const shops = await firstShopsOf(rows);
  return (
    <Section
      id="products"
      title="Featured products"
      ground="tint"
      description="Which version, when to buy, and where."
      action={
        total > ON_A_PHONE.products && (
          <p className={total > PRODUCTS ? 'view-all' : 'view-all md:hidden'}>
            <MoreLink href="/products">View All {total.toLocaleString('en-GB')} Products</MoreLink>
          </p>
        )
      }
    >
      {rows.length === 0 && <p className="text-muted">Featured products are coming soon.</p>}
      <Scroller label="Featured products">
        <CardGrid hasProducts>
          {rows.map((product, index) => (
            <li key={product.slug} className={index < ON_A_PHONE.products ? 'grid' : 'hidden md:grid'}>
              <ProductCard product={product} shop={shops.get(product.slug)} isQuiet={index > 0} />
            </li>
          ))}
        </CardGrid>
      </Scroller>
      <ProductListNotes products={rows} hasLinks={shops.size > 0 && !isExplained} />
    </Section>
  );
}
