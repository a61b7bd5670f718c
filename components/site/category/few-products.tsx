import type { ProductCard as Product } from '@/lib/catalogue/entities';
import { isPriceUnchecked } from '@/lib/catalogue/product-facts';
import { getProduct } from '@/lib/data/products';
import { firstShopsOf } from '@/lib/services/pages/first-shop';
import { CardGrid } from '../card-grid';
import { NotCheckedLegend } from '../not-checked';
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { ProductCard } from '../product/product-card';

/** A page with at most this many products shows the versions of each. */
export const FEW = 2;

interface FewProductsProps {
  products: Product[];
  /** Whether the page has explained the mark 'Ad' already, at its first paid link. */
  isExplained: boolean;
}

/** The products of a page that has one or two, with their versions. A single one says for whom each version is. */
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
