import { mostFrequent } from '@/lib/lists/ranking';
import { takingTurns } from '@/lib/lists/taking-turns';
import { withoutDuplicates } from '@/lib/lists/without-duplicates';
import { categoryPath, contentPath, productPath, retailerPath, subcategoryPath } from '@/lib/routing/paths';
import type { CategoryCard, ContentCard, ProductCard, RetailerCard, SubcategoryCard } from './entities';

export interface RelatedLink {
  kind: 'Category' | 'Retailer' | 'Product' | 'Subcategory' | 'Guide' | 'Article';
  name: string;
  path: string;
}

/** The pages that are related to a page, by kind. In every list, the most closely related pages come first. */
export interface Related {
  categories?: Pick<CategoryCard, 'slug' | 'name'>[];
  retailers?: Pick<RetailerCard, 'slug' | 'name'>[];
  products?: Pick<ProductCard, 'slug' | 'name' | 'category'>[];
  subcategories?: Pick<SubcategoryCard, 'slug' | 'name' | 'parent_category_slug'>[];
  content?: Pick<ContentCard, 'slug' | 'title' | 'content_type'>[];
}

/** The limits for a page's related links (docs/product.md#related-links). */
export const RELATED_LIMITS = {
  perKind: 4,
  subcategories: 3,
  fillersPerKind: 3,
  enough: 6,
  shown: 8,
} as const;

/**
 * Returns at most eight related links of a page. Takes one link of each kind in turn, so that every kind is included.
 * Leaves out the page itself, and includes each other page only once.
 */
export function relatedLinks(path: string, related: Related): RelatedLink[] {
  const { perKind, subcategories } = RELATED_LIMITS;
  const own = (link: RelatedLink) => link.path !== path;
  const groups = linksByKind(related).map((links) =>
    links.filter(own).slice(0, links[0]?.kind === 'Subcategory' ? subcategories : perKind),
  );
  return withoutRepeats(takingTurns(groups)).slice(0, RELATED_LIMITS.shown);
}

/** Returns whether a page has so few related links that links to other pages must be added. */
export const needsFillers = (links: RelatedLink[]) => links.length < RELATED_LIMITS.enough;

/**
 * Adds links from `fillers` to a short list of related links until it has at least six: up to three links of each kind,
 * and never more than eight in total.
 */
export function withFillers(path: string, links: RelatedLink[], fillers: Related): RelatedLink[] {
  let filled = links;
  for (const group of linksByKind(fillers)) {
    if (!needsFillers(filled)) break;
    const others = group.slice(0, RELATED_LIMITS.fillersPerKind).filter((link) => link.path !== path);
    filled = withoutRepeats([...filled, ...others]).slice(0, RELATED_LIMITS.shown);
  }
  return filled;
}

function linksByKind(related: Related): RelatedLink[][] {
  const { categories = [], retailers = [], products = [], subcategories = [], content = [] } = related;
  return [
    categories.map(({ name, slug }) => ({ kind: 'Category', name, path: categoryPath(slug) })),
    retailers.map(({ name, slug }) => ({ kind: 'Retailer', name, path: retailerPath(slug) })),
    products.map((product) => ({ kind: 'Product', name: product.name, path: productPath(product) })),
    subcategories.map(({ name, slug, parent_category_slug }) => ({
      kind: 'Subcategory',
      name,
      path: subcategoryPath(parent_category_slug, slug),
    })),
    content.map(({ title, slug, content_type }) => ({
      kind: content_type === 'guide' ? 'Guide' : 'Article',
      name: title,
      path: contentPath(slug),
    })),
  ];
}

const withoutRepeats = (links: RelatedLink[]) => withoutDuplicates(links, ({ path }) => path);

/**
 * Returns the slugs of the categories related to the category `own`: the other key categories of its retailers, the
 * most frequent first.
 */
export function relatedCategories(own: string, retailers: { key_categories: string[] }[]): string[] {
  const named = retailers.flatMap((retailer) => retailer.key_categories).filter((slug) => slug !== own);
  // Sort first, so that equally frequent categories always have the same order.
  return mostFrequent(named.toSorted(), RELATED_LIMITS.perKind);
}
