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
  /** The description of the subcategory, to show below the goods. */
  description?: ReactNode;
  titles?: { goods: string; timing: string };
}

/** The default titles of the sections. They do not contain the name of the page. */
const PRICE_TITLES = { goods: 'What comes down, what doesn’t', timing: 'When to buy' };

/**
 * Shows the goods that usually come down in price, the goods that keep their price, and the list 'When to buy' beside
 * them.
 */
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
  /** Content below the questions. */
  below?: ReactNode;
  /** The guide about the goods, below the tips. */
  guide?: ContentCard;
}

/** Shows questions, and beside them tips and the guide. */
export function TipsAndQuestions({ tips, faqs, title, below, guide }: TipsAndQuestionsProps) {
  const guideBox = guide && <GuideBox guides={[guide]} />;
  if (tips.length === 0 || faqs.length === 0)
    return (
      <>
        <BuyingTips tips={tips} />
        <FaqList faqs={faqs} title={title} />
        {guideBox && <div className="section">{guideBox}</div>}
        {below && <div className="section">{below}</div>}
      </>
    );
  return (
    <div className="section split-7-5 beside">
      <div className="stack">
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
