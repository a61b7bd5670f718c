import type { ReactNode } from 'react';
import { Link } from '@/components/site/link';
import type { ProductCard } from '@/lib/catalogue/entities';
import { ADVICE, type Advice } from '@/lib/catalogue/product-facts';
import { productPath } from '@/lib/routing/paths';
import type { PriceAdvice } from '@/lib/schema/price-advice';
import { VerdictPill } from '../product/verdict';

/** Shows the goods that usually come down in price, and the goods that keep their price. */
export function FallsAndHolds({
  advice: { falls, holds },
  heading = 'h3',
}: {
  advice: Pick<PriceAdvice, 'falls' | 'holds'>;
  heading?: 'h3' | 'h4';
}) {
  return (
    <div className="falls">
      <Goods title="Usually reduced" goods={falls} className="ticks" heading={heading} />
      <Goods title="Rarely reduced" goods={holds} className="ticks is-flat" heading={heading} />
    </div>
  );
}

interface GoodsProps {
  title: string;
  goods: string[];
  className: string;
  heading: 'h3' | 'h4';
}

const Goods = ({ title, goods, className, heading: Heading }: GoodsProps) =>
  goods.length > 0 && (
    <div>
      <Heading>{title}</Heading>
      <ul className={className}>
        {goods.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );

interface WhenToBuyProps {
  advice: PriceAdvice;
  /**
   * The products of the page. Their cards say when to buy, so the list contains products only if no goods have advice.
   */
  products: ProductCard[];
}

/** The maximum number of products in the list 'When to buy'. */
const PRODUCTS = 4;

/** Returns whether the list 'When to buy' would have any rows. */
export const hasTiming = ({ advice, products }: WhenToBuyProps): boolean =>
  products.some(({ verdict }) => verdict) || hasGoods(advice);

const hasGoods = (advice: PriceAdvice): boolean => ADVICE.some((each) => advice[each].length > 0);

/**
 * Shows the list 'When to buy': each row names goods, or a product if no goods have advice, with a label such as
 * 'Wait'.
 */
export function WhenToBuy({ advice, products }: WhenToBuyProps) {
  const named = hasGoods(advice) ? [] : products.filter(({ verdict }) => verdict).slice(0, PRODUCTS);
  return (
    <ul className="when-to-buy">
      {ADVICE.flatMap((each) => [
        ...advice[each].map((goods) => (
          <Row key={`${each} ${goods}`} advice={each}>
            {goods}
          </Row>
        )),
        ...named
          .filter(({ verdict }) => verdict?.advice === each)
          .map((product) => (
            <Row key={product.slug} advice={each} note={product.verdict?.reason}>
              <Link href={productPath(product)} className="lone-link">
                {product.name}
              </Link>
            </Row>
          )),
      ])}
    </ul>
  );
}

const Row = ({ advice, note, children }: { advice: Advice; note?: string; children: ReactNode }) => (
  <li>
    <div className="min-w-0">
      <p className="when-goods">{children}</p>
      {note && <p className="card-note">{note}</p>}
    </div>
    <VerdictPill advice={advice} />
  </li>
);
