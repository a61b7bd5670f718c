import { VerdictPill } from '@/components/site/product/verdict';
import { adviceAbout } from '@/lib/catalogue/guide-advice';
import { getCategory } from '@/lib/data/categories';
import { listProductPage } from '@/lib/data/products';
import { getSubcategory } from '@/lib/data/subcategories';
import { keepUnits } from '@/lib/html/no-break';
import { topicOfGuide } from '@/lib/theme/guide-topics';

/** The number of products whose verdicts the advice considers. */
const PRODUCTS = 3;

/**
 * Says when to buy the goods of a guide, as their subcategory advises. Renders nothing if there is no suitable advice.
 * The name of the goods comes first, so that nobody reads the label as a verdict on everything in the guide.
 */
export async function GuideAdvice({ slug, subject }: { slug: string; subject: string }) {
  const topic = topicOfGuide(slug);
  const subcategory = topic && (await getSubcategory(topic.drawing));
  if (!subcategory) return null;
  const [category, products] = await Promise.all([
    getCategory(subcategory.parent_category_slug),
    listProductPage({ subcategory: subcategory.slug }, { from: 0, limit: PRODUCTS }),
  ]);
  const advice = adviceAbout(subject, subcategory, category, products);
  if (!advice) return null;
  // The name of the goods is followed by a colon, so replace a colon within the name by a comma.
  return (
    <p className="guide-advice">
      {keepUnits(advice.goods.replace(': ', ', '))}: <VerdictPill advice={advice.advice} />
    </p>
  );
}
