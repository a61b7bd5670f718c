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

/** The rows that are related to a guide or article, with whole cards of its categories, shops and products. */
interface RelatedCards extends Related {
  categories: CategoryCard[];
  retailers: RetailerCard[];
  products: ProductCard[];
  /** The goods whose prices usually fall: those of the text's subject, or of its main category. */
  falls: string[];
  /** The products of the text's subject, those to which it links first; none if the text has no subject. */
  goods: ProductCard[];
}

const CATEGORIES = 30;
/** How many of the categories in a text count as its main categories. */
const MAIN = 2;

/**
 * Returns the slug of the subcategory that a text is about: of those to which it links, the one that the text's own slug
 * names ('headphones' in 'how-to-buy-headphones'), or else the only one.
 */
function subjectOf(slug: string, linked: string[]): string | undefined {
  const named = linked.find((subcategory) => slug.includes(subcategory.replace(/s$/, '')));
  return named ?? (linked.length === 1 ? linked[0] : undefined);
}

/**
 * Returns the rows related to a guide or article: the rows to which it links, the categories that it names, and shops
 * and products of its main categories. A text with a subject has that subcategory, its products and the shops that
 * editors picked for it instead. Shops of a main category are only returned if the text has no shop of its own.
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
  // A text about laptops also says 'home' and 'games', but is not about those categories.
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
