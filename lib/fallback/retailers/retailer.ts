import type { RetailerRow } from '../../schema/rows.ts';
import { firstRank } from './rank.ts';

type Cells = [online: string, inStore: string, goodToKnow: string];

/**
 * A retailer as written in this folder. Questions and features are keys of objects, so that each text is written only
 * once.
 */
interface Draft extends Omit<
  RetailerRow,
  | 'logo'
  | 'has_sale'
  | 'typical_discount'
  | 'discount_year'
  | 'discount_source_name'
  | 'discount_source_url'
  | 'discount_checked_on'
  | 'display_rank'
  | 'last_verified'
  | 'is_published'
  | 'faqs'
  | 'highlights_data'
> {
  /** Whether the shop has a Boxing Day sale; true if left out. */
  has_sale?: boolean;
  faqs: Record<string, string>;
  highlights: Record<string, Cells>;
}

/**
 * Completes a draft to a row. The row has no logo (the site draws a monogram), no discount and no date of verification,
 * because nobody has named a source for a discount or verified these texts yet.
 */
export function retailer({ faqs, highlights, ...columns }: Draft): RetailerRow {
  return {
    has_sale: true,
    ...columns,
    logo: null,
    typical_discount: null,
    discount_year: null,
    discount_source_name: null,
    discount_source_url: null,
    discount_checked_on: null,
    display_rank: firstRank(columns.slug),
    faqs: Object.entries(faqs).map(([question, answer]) => ({ question, answer })),
    last_verified: null,
    is_published: true,
    highlights_data: Object.entries(highlights).map(([feature, values]) => ({ feature, values })),
  };
}
