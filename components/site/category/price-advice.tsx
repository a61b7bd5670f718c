import { Link } from '@/components/site/link';
import type { ProductCard } from '@/lib/catalogue/entities';
import { type Advice, VERDICT_LABELS } from '@/lib/catalogue/product-facts';
import { productPath } from '@/lib/routing/paths';
import type { PriceAdvice } from '@/lib/schema/price-advice';

/** The goods that usually come down, and those that keep their price. */
export function FallsAndHolds({ advice: { falls, holds } }: { advice: PriceAdvice }) {
  return (
    <div className="falls">
      {falls.length > 0 && (
        <div>
          <h3>Usually reduced</h3>
          <ul className="ticks">
            {falls.map((goods) => (
              <li key={goods}>{goods}</li>
            ))}
          </ul>
        </div>
      )}
      {holds.length > 0 && (
        <div>
          <h3>Holds its price</h3>
          <ul className="ticks is-flat">
            {holds.map((goods) => (
              <li key={goods}>{goods}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface WhenToBuyProps {
  advice: PriceAdvice;
  /** The products of the page. Those with a verdict join the goods. */
  products: ProductCard[];
}

const ADVICE = Object.keys(VERDICT_LABELS) as Advice[];
const PRODUCTS = 4;

/** Whether anything is known for the grid 'When to buy'. */
export const hasTiming = ({ advice, products }: WhenToBuyProps): boolean =>
  products.some(({ verdict }) => verdict) || ADVICE.some((each) => advice[each].length > 0);

/** When to buy which goods: a column for each advice that anything has. */
export function WhenToBuy({ advice, products }: WhenToBuyProps) {
  return (
    <div className="when-to-buy">
      {ADVICE.map((each) => {
        const named = products.filter(({ verdict }) => verdict?.advice === each).slice(0, PRODUCTS);
        if (named.length + advice[each].length === 0) return null;
        return (
          <div key={each} data-advice={each}>
            <h3>{VERDICT_LABELS[each]}</h3>
            <ul>
              {named.map((product) => (
                <li key={product.slug}>
                  <Link href={productPath(product)}>{product.name}</Link>
                  <p className="card-note">{product.verdict?.reason}</p>
                </li>
              ))}
              {advice[each].map((goods) => (
                <li key={goods}>{goods}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
