import 'server-only';
import { linkedSlugs, namedRows } from '@/lib/mentioned-rows';
import { RELATED_LIMITS, type Related } from '@/lib/related-links';
import { withoutDuplicates } from '@/lib/without-duplicates';
import { listCategories, listCategoriesBySlug } from './categories';
import type { Content } from './content';
import { listContentBySlug } from './content-list';
import { listProductPage } from './product-lists';
import { listProductsBySlug } from './products';
import { listRetailersBySlug, listRetailersInCategory } from './retailers';

const CATEGORIES = 30;
/** As many categories as a text is usually about. */
const MAIN = 2;

/**
 * What a guide or an article is about: the rows to which it links, the categories that it names, the shops and
 * products of the first of these, and the other texts to which it links.
 */
export async function relatedToContent(content: Content): Promise<Related> {
  const html = [content.intro_paragraph, content.body].join(' ');
  const linked = linkedSlugs(html);
  const [categories, all, retailers, products, texts] = await Promise.all([
    listCategoriesBySlug(linked.categories),
    listCategories({ limit: CATEGORIES }),
    listRetailersBySlug(linked.retailers),
    listProductsBySlug(linked.products),
    listContentBySlug(linked.content),
  ]);
  const about = withoutDuplicates([...categories, ...namedRows(html, all)]).slice(0, RELATED_LIMITS.perKind);
  const main = about.slice(0, MAIN);
  const limit = RELATED_LIMITS.perKind;
  const [shops, goods] = await Promise.all([
    Promise.all(main.map(({ slug }) => listRetailersInCategory(slug, limit))),
    Promise.all(main.map(({ slug }) => listProductPage({ category: slug }, { from: 0, limit }))),
  ]);
  return {
    categories: about,
    retailers: withoutDuplicates([...retailers, ...shops.flat()]),
    products: withoutDuplicates([...products, ...goods.flat()]),
    content: texts,
  };
}
