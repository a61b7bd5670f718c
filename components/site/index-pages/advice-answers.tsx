import { Link } from '@/components/site/link';
import type { ProductCard } from '@/lib/catalogue/entities';
import { SHORT_VERDICTS } from '@/lib/catalogue/product-facts';
import { adviceGroups } from '@/lib/catalogue/product-picks';
import { NOT_CHECKED } from '@/lib/catalogue/sale-labels';
import { productPath } from '@/lib/routing/paths';
import { firstStartOfProducts } from '@/lib/services/sale-dates/first-start-of-products';
import { Dotted, isUnchecked } from '../category/answers';
import { groupId, WaitStart } from '../product/product-group';
import { VerdictPill } from '../product/verdict';

interface AdviceAnswersProps {
  products: ProductCard[];
  /** Whether the list of products is grouped by advice. If so, a label such as 'Wait' links to its group. */
  isGrouped: boolean;
}

/** Names the products to buy early, those to wait for (with the first sale day), and those to buy at any time. */
export async function AdviceAnswers({ products, isGrouped }: AdviceAnswersProps) {
  const groups = adviceGroups(products);
  const start = await firstStartOfProducts(groups.find(({ advice }) => advice === 'wait')?.products ?? []);
  return (
    <dl className="answers advice-answers">
      {groups.map(
        ({ advice, products: some }) =>
          advice && (
            <div key={advice} data-answer={advice.replace('_', '-')}>
              <dt>
                {isGrouped ? (
                  <a href={`#${groupId(advice)}`} className="when-pill" data-advice={advice}>
                    {SHORT_VERDICTS[advice]}
                  </a>
                ) : (
                  <VerdictPill advice={advice} />
                )}
              </dt>
              <dd>
                <Names products={some} group={isGrouped ? `#${groupId(advice)}` : null} />
                {advice === 'wait' && start && (
                  <p data-answer="when">
                    <WaitStart start={start} isInHead />
                    <span className="sale-evidence">
                      {isUnchecked(start) ? `* ${NOT_CHECKED}` : start.evidence}
                    </span>
                  </p>
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/**
 * The number of products that an answer names if there are too many to name them all. A link then says how many others
 * there are, and leads to their group in the page's list of products. If that list has no groups, the answer does not
 * mention the others.
 */
const NAMED = 2;

function Names({ products, group }: { products: ProductCard[]; group: string | null }) {
  const named = products.length > NAMED + 1 ? products.slice(0, NAMED) : products;
  const others = products.length - named.length;
  const isShort = group !== null && others > 0;
  return (
    <Dotted
      className={isShort ? 'is-count-on-phone' : undefined}
      items={[
        ...named.map((product) => (
          <Link key={product.slug} href={productPath(product)}>
            {product.name}
          </Link>
        )),
        ...(isShort
          ? [
              <a key={group} href={group}>
                <span className="max-md:hidden">{others} more</span>
                <span className="md:hidden">{products.length} products</span>
              </a>,
            ]
          : []),
      ]}
    />
  );
}
