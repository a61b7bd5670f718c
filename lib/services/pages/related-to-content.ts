import 'server-only';
import type { CategoryCard, Content, ProductCard, RetailerCard } from '@/lib/catalogue/entities';
import { linkedSlugs, namedRows } from '@/lib/catalogue/mentioned-rows';
import { RELATED_LIMITS, type Related } from '@/lib/catalogue/related-links';
import { listCategories, listCategoriesBySlug } from '@/lib/data/categories';
import { listContentBySlug } from '@/lib/data/content-list';
import { listProductPage } from '@/lib/data/product-lists';
import { listProductsBySlug } from '@/lib/data/products';
import { getSubcategory } from '@/lib/data/subcategories';
import { listRetailersBySlug, listRetailersInCategory } from '@/lib/data/retailers';
import { withoutDuplicates } from '@/lib/lists/without-duplicates';

/** The rows that are related to a guide or article. Categories, shops and products are complete cards. */
interface RelatedCards extends Related {
  categories: CategoryCard[];
  retailers: RetailerCard[];
  products: ProductCard[];
  /**
   * The kinds of products in the text's subcategory whose prices usually fall. If the text has no subcategory, those in
   * its first category.
   */
  falls: string[];
  /**
   * The products of the text's subcategory. Those that the text links to come first. Empty if the text has no
   * subcategory.
   */
  goods: ProductCard[];
}

const CATEGORIES = 30;
/** The number of a text's main categories. They are the first of its categories. */
const MAIN = 2;

/**
 * Returns the slug of the subcategory that a text is about, chosen from the subcategories that it links to. It is the
 * subcategory named in the text's slug ('headphones' in 'how-to-buy-headphones'). If the slug names none, it is the
 * only linked subcategory. Otherwise returns undefined.
 */
function subjectOf(slug: string, linked: string[]): string | undefined {
  const named = linked.find((subcategory) => slug.includes(subcategory.replace(/s$/, '')));
  return named ?? (linked.length === 1 ? linked[0] : undefined);
}

/**
 * Returns the rows related to a guide or article: those that it links to, the categories that it names, and products of
 * its main categories. If the text is about a subcategory (subjectOf), returns this subcategory, its products and its
 * picked shops instead of named categories and their products. Adds shops of the main categories only if there are no
 * other shops.
 */
export async function relatedToContent(content: Content): Promise<RelatedCards> {
  const html = [content.intro_paragraph, content.body].join(' ');
  const linked = linkedSlugs(html);
  const [categories, all, retailers, products, texts] = await Promise.all([
    listCategoriesBySlug(linked.categories),
    listCategories({ limit: CATEGORIES }),
    listRetailersBySlug(linked.retailers),
    listProductsBySlug(linked.products),
    listContentBySlug(linked.content),
  ]);
  const subject = subjectOf(content.slug, linked.subcategories);
  // Ignore named categories if the text is about a subcategory. A text about laptops contains the words 'home' and
  // 'games', but is not about these categories.
  const about = withoutDuplicates([...categories, ...(subject ? [] : namedRows(html, all))]).slice(
    0,
    RELATED_LIMITS.perKind,
  );
  const main = about.slice(0, MAIN);
  const limit = RELATED_LIMITS.perKind;
  const [subcategory, ofSubject, shops, goods] = await Promise.all([
    subject ? getSubcategory(subject) : null,
    subject ? listProductPage({ subcategory: subject }, { from: 0, limit }) : [],
    Promise.all(main.map(({ slug }) => listRetailersInCategory(slug, limit))),
    subject
      ? []
      : Promise.all(main.map(({ slug }) => listProductPage({ category: slug }, { from: 0, limit }))),
  ]);
  const picks = await listRetailersBySlug(subcategory?.retailer_picks.map(({ slug }) => slug) ?? []);
  const own = withoutDuplicates([...retailers, ...picks]);
  return {
    categories: about,
    retailers: own.length > 0 ? own : withoutDuplicates(shops.flat()),
    products: withoutDuplicates([...products, ...ofSubject, ...goods.flat()]),
    subcategories: subcategory ? [subcategory] : [],
    content: texts,
    falls: subcategory?.falls ?? about[0]?.falls ?? [],
    goods: withoutDuplicates([
      ...products.filter((product) => product.subcategory === subject),
      ...ofSubject,
    ]),
  };
}
