import type { ContentCard, Subcategory } from '@/lib/catalogue/entities';
import { foldParts } from '@/lib/html/fold-parts';
import { BuyingTips } from '../buying-tips';
import { FaqList } from '../faq-list';
import { ReadyText, readyHtml } from '../rich-text';
import { Section } from '../section';
import { GuideBox } from './guide-box';

interface SubcategoryTextProps {
  subcategory: Subcategory & { body: string };
  /** The guide to the goods of the subcategory; undefined if no guide exists. */
  guide: ContentCard | undefined;
}

/**
 * Shows the text of a subcategory, with its tips, guide and questions beside it. The text repeats the page's short
 * advice in detail, so all its sections except the first are collapsed.
 */
export async function SubcategoryText({ subcategory, guide }: SubcategoryTextProps) {
  const { name, body, buying_tips, faqs } = subcategory;
  const rich = await readyHtml(body);
  // A widget is shown between two sections of the text, so do not collapse the sections of a text with widgets.
  const html = rich.widgets.length > 0 ? rich.html : foldParts(rich.html);
  return (
    <div className="section split-7-5 beside">
      {(buying_tips.length + faqs.length > 0 || guide) && (
        <div className="stack">
          <BuyingTips tips={buying_tips} />
          {guide && <GuideBox guides={[guide]} />}
          <FaqList faqs={faqs} />
        </div>
      )}
      <div className="subcategory-text">
        <Section id="in-detail" title={`${name} in detail`}>
          <ReadyText rich={{ ...rich, html }} className="folded-text" />
        </Section>
      </div>
    </div>
  );
}
