import type { ReactNode } from 'react';
import type { ProductCard } from '@/lib/catalogue/entities';
import type { Faq } from '@/lib/schema/rows';
import type { PriceAdvice } from '@/lib/schema/price-advice';
import { BuyingTips } from '../buying-tips';
import { FaqList } from '../faq-list';
import { Section } from '../section';
import { FallsAndHolds, hasTiming, WhenToBuy } from './price-advice';

interface PricesProps {
  advice: PriceAdvice;
  products: ProductCard[];
  /** The description of the category, beside the goods. */
  description: ReactNode;
}

/** What falls, what holds, and when to buy. */
export function Prices({ advice, products, description }: PricesProps) {
  const hasGoods = advice.falls.length + advice.holds.length > 0;
  return (
    <>
      {hasGoods ? (
        <Section id="prices" title="What falls, what holds">
          <div className="split-7-5">
            <FallsAndHolds advice={advice} />
            {description}
          </div>
        </Section>
      ) : (
        <div className="section">{description}</div>
      )}
      {hasTiming({ advice, products }) && (
        <Section id="when-to-buy" title="When to buy">
          <WhenToBuy advice={advice} products={products} />
        </Section>
      )}
    </>
  );
}

/** Tips and questions beside each other. */
export function TipsAndQuestions({ tips, faqs, title }: { tips: string[]; faqs: Faq[]; title: string }) {
  return (
    <div className={tips.length > 0 && faqs.length > 0 ? 'split-7-5 beside' : undefined}>
      <FaqList faqs={faqs} title={title} />
      <BuyingTips tips={tips} />
    </div>
  );
}
