import type { RetailerRow } from '../../schema/rows.ts';
import { brandOf } from './brands.ts';
import { goodsOf } from './goods.ts';
import { firstRank } from './rank.ts';
import { verdictOf } from './verdicts.ts';

type Cells = [online: string, inStore: string, goodToKnow: string];

/** The values of the facts that need a source. All of them are null, which means unknown. */
export const NO_FACTS = {
  opens_boxing_day: null,
  opening_hours: null,
  returns_days: null,
  christmas_returns_until: null,
  price_match: null,
  delivery: null,
  collection: null,
  facts_source_name: null,
  facts_source_url: null,
  facts_checked_on: null,
};

/**
 * A retailer as written in this folder. Questions and features are object keys, so the compiler rejects a text that is
 * written twice.
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
  | 'verdict'
  | 'falls'
  | 'holds'
  | 'brand_bg'
  | 'brand_ink'
  | keyof typeof NO_FACTS
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
 * Turns a draft into a complete row. The row has no logo, so the site draws goods of the shop instead. It has no
 * discount and no other fact that needs a source, because the repository has no source for such facts. It has no date
 * of verification, because nobody has verified the texts yet.
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
    ...NO_FACTS,
    ...brandOf(columns.slug),
    verdict: verdictOf(columns.slug),
    ...goodsOf(columns.slug),
    display_rank: firstRank(columns.slug),
    faqs: Object.entries(faqs).map(([question, answer]) => ({ question, answer })),
    last_verified: null,
    is_published: true,
    highlights_data: Object.entries(highlights).map(([feature, values]) => ({ feature, values })),
  };
}
