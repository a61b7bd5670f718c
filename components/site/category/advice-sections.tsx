import type { ReactNode } from 'react';
import type { ContentCard, ProductCard } from '@/lib/catalogue/entities';
import type { Faq } from '@/lib/schema/rows';
import type { PriceAdvice } from '@/lib/schema/price-advice';
import { BuyingTips } from '../buying-tips';
import { FaqList } from '../faq-list';
import { Section } from '../section';
import { GuideBox } from './guide-box';
import { FallsAndHolds, hasTiming, WhenToBuy } from './price-advice';

interface PricesProps {
  advice: PriceAdvice;
  products: ProductCard[];
  /** The description of the subcategory, below the goods. The products come before it. */
  description?: ReactNode;
  titles?: { goods: string; timing: string };
}

/** The titles of the sections, without the name of the page. */
const PRICE_TITLES = { goods: 'What comes down, what doesn’t', timing: 'When to buy' };

/** The goods whose prices fall, the goods whose prices hold, and beside both when to buy. */
export function Prices({ advice, products, description, titles = PRICE_TITLES }: PricesProps) {
  const hasGoods = advice.falls.length + advice.holds.length > 0;
  const timing = hasTiming({ advice, products }) && (
    <Section id="when-to-buy" title={titles.timing}>
      <WhenToBuy advice={advice} products={products} />
    </Section>
  );
  if (!hasGoods)
    return (
      <div className="section advice-alone beside">
        {description}
        {timing}
      </div>
    );
  return (
    <div className="section split-7-5 beside">
      <Section id="prices" title={titles.goods}>
        <FallsAndHolds advice={advice} />
        {description && <div className="mt-5">{description}</div>}
      </Section>
      {timing}
    </div>
  );
}

interface TipsAndQuestionsProps {
  tips: string[];
  faqs: Faq[];
  title: string;
  /** A section above the questions. */
  above?: ReactNode;
  /** Content below the questions. */
  below?: ReactNode;
  /** The guide about the goods, below the tips. */
  guide?: ContentCard;
}

/** Questions, and beside them tips and the guide. */
export function TipsAndQuestions({ tips, faqs, title, above, below, guide }: TipsAndQuestionsProps) {
  const guideBox = guide && <GuideBox guides={[guide]} />;
  if (tips.length === 0 || faqs.length === 0)
    return (
      <>
        {above}
        <BuyingTips tips={tips} />
        <FaqList faqs={faqs} title={title} />
        {guideBox && <div className="section">{guideBox}</div>}
        {below && <div className="section">{below}</div>}
      </>
    );
  return (
    <div className="section split-7-5 beside">
      <div className="stack">
        {above}
        <FaqList faqs={faqs} title={title} />
        {below}
      </div>
      <div className="stack">
        <BuyingTips tips={tips} />
        {guideBox}
      </div>
    </div>
  );
}
