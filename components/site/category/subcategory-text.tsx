import type { Subcategory } from '@/lib/catalogue/entities';
import { nextStarts } from '@/lib/catalogue/next-starts';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { foldRepeats } from '@/lib/html/fold-repeats';
import { BuyingTips } from '../buying-tips';
import { FaqList } from '../faq-list';
import { ReadyText, readyHtml } from '../rich-text';
import { NextDates } from '../sale-dates/next-dates';
import { PRICE_TITLES } from './advice-sections';

const DATES = 4;

interface SubcategoryTextProps {
  subcategory: Subcategory & { body: string };
  shops: { slug: string }[];
}

/**
 * The text of a subcategory, beside the dates of its shops, tips and questions. The parts of the text that say more about
 * the prices and the timing above it are closed.
 */
export async function SubcategoryText({ subcategory, shops }: SubcategoryTextProps) {
  const [rich, starts] = await Promise.all([readyHtml(subcategory.body), listSaleStarts()]);
  const dates = nextStarts(starts, shops, DATES);
  // A widget is shown between two parts of the text, so a text with widgets can't be folded.
  const html = rich.widgets.length > 0 ? rich.html : foldRepeats(rich.html, Object.values(PRICE_TITLES));
  return (
    <div className="section split-7-5 beside">
      <ReadyText rich={{ ...rich, html }} className="folded-text" />
      <div className="subcategory-rail">
        {dates.length > 0 && <NextDates starts={dates} />}
        <BuyingTips tips={subcategory.buying_tips} />
        <FaqList faqs={subcategory.faqs} />
      </div>
    </div>
  );
}
