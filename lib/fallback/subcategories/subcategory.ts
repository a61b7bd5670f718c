import type { PriceAdvice } from '../../schema/price-advice.ts';
import type { SubcategoryRow } from '../../schema/rows.ts';

/**
 * A subcategory as written in this folder. Shops and questions are object keys, so the compiler rejects a shop or a
 * question that is written twice.
 */
export interface Draft extends Pick<
  SubcategoryRow,
  'slug' | 'name' | 'description' | 'meta_description' | 'body' | 'buying_tips' | keyof PriceAdvice
> {
  /** The recommended shops, the best first: the reason to visit each shop, by the shop's slug. */
  picks: Record<string, string>;
  faqs: Record<string, string>;
}

/** Turns the drafts of one category's subcategories into complete rows. */
export const subcategoriesOf = (category: string, drafts: Draft[]): SubcategoryRow[] =>
  drafts.map(({ picks, faqs, ...columns }) => ({
    ...columns,
    parent_category_slug: category,
    retailer_picks: Object.entries(picks).map(([slug, reason]) => ({ slug, reason })),
    faqs: Object.entries(faqs).map(([question, answer]) => ({ question, answer })),
  }));
