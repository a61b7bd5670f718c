import type { ProductCard as Product } from '@/lib/catalogue/entities';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import { getProduct } from '@/lib/data/products';
import { firstShopsOf } from '@/lib/services/pages/first-shop';
import { CardGrid } from '../card-grid';
import { NotCheckedLegend } from '../not-checked';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { ProductCard } from '../product/product-card';

/** A page shows the versions of its products only if it has at most this many products. */
export const FEW = 2;

interface FewProductsProps {
  products: Product[];
  /** Whether the page has already explained the mark 'Ad', at an earlier paid link. */
  isExplained: boolean;
}

/**
 * Shows the one or two products of a page, with their versions. If there is only one product, says whom each version
 * suits.
 */
export async function FewProducts({ products, isExplained }: FewProductsProps) {
  const [shops, rows] = await Promise.all([
    firstShopsOf(products),
    Promise.all(products.map(({ slug }) => getProduct(slug))),
  ]);
  const isLone = products.length === 1;
  return (
    <div className={isLone ? 'product-lone' : 'product-pair'}>
      {!isExplained && shops.size > 0 && <AdDisclosure />}
      <CardGrid hasProducts>
        {products.map((product, place) => (
          <li key={product.slug}>
            <ProductCard
              product={product}
              shop={shops.get(product.slug)}
              hasCount
              versions={rows[place]?.variants}
              hasChoices={isLone}
              isEarly
              isQuiet={isExplained || place > 0}
            />
          </li>
        ))}
      </CardGrid>
      {products.some(isPriceUnchecked) && <NotCheckedLegend />}
    </div>
  );
}
