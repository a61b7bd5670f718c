import type { ContentCard, Subcategory } from '@/lib/catalogue/entities';
import { foldParts } from '@/lib/html/fold-parts';
import { BuyingTips } from '../buying-tips';
import { FaqList } from '../faq-list';
import { ReadyText, readyHtml } from '../rich-text';
import { Section } from '../section';
import { GuideBox } from './guide-box';

interface SubcategoryTextProps {
  subcategory: Subcategory & { body: string };
  /** The guide about the goods, if there is one. */
  guide: ContentCard | undefined;
}

/**
 * The tips of a subcategory, its guide and its questions, beside its text. The text says at length what the page says in
 * short, so only its first part is open.
 */
export async function SubcategoryText({ subcategory, guide }: SubcategoryTextProps) {
  const { name, body, buying_tips, faqs } = subcategory;
  const rich = await readyHtml(body);
  // A widget is shown between two parts of the text, so a text with widgets can't be folded.
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
