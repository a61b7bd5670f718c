import type { EntityTable } from '@/lib/entities/registry';
import type { ContentSettings } from '@/lib/schema/content-settings';

/**
 * The kind of a page: its table, or 'guide' or 'article'. Guides and articles are in one table, but guides stay fresh
 * for longer, so each kind has its own limits.
 */
export type PageKind = Exclude<EntityTable, 'content'> | 'guide' | 'article';

/**
 * The limits for kinds of pages without limits of their own: the minimum number of words, and the days until the next
 * check is due.
 */
export const DEFAULT_WORDS = 60;
export const DEFAULT_DAYS = 365;

/** The limits and texts with which the checks compare a page. */
export interface QualityRules {
  /**
   * The minimum and maximum length of a title for search results, in characters. `descriptionLength` has the limits for
   * descriptions.
   */
  titleLength: [from: number, to: number];
  descriptionLength: [from: number, to: number];
  /** The minimum number of words that a page should have. */
  fewestWords: Partial<Record<PageKind, number>>;
  /** The number of days for which a page's facts count as fresh after an editor has checked them. */
  freshDays: Partial<Record<PageKind, number>>;
  /** The number of days for which a sale date counts as fresh after an editor has checked it. */
  saleDateDays: number;
  /** Words and phrases that texts must not use. */
  bannedWords: string[];
  /** The text that tells visitors about paid links. */
  disclosure: string;
  fewestFaqs: number;
  fewestInternalLinks: number;
  /** The number of words per heading: a text of twice this length should have two headings. */
  wordsPerHeading: number;
  /** The lowest acceptable reading ease, from 0 (hard) to 100 (easy). */
  readingEase: number;
  longestParagraph: number;
}

/** The rules that do not depend on settings. */
const FIXED_RULES = {
  titleLength: [30, 60],
  descriptionLength: [70, 155],
  fewestFaqs: 3,
  fewestInternalLinks: 2,
  wordsPerHeading: 300,
  readingEase: 50,
  longestParagraph: 120,
} satisfies Partial<QualityRules>;

/** Returns all rules: the fixed rules, and the limits and texts from the content settings. */
export const rulesOf = (settings: ContentSettings): QualityRules => ({
  ...FIXED_RULES,
  fewestWords: {
    retailers: settings.retailer_words,
    categories: settings.category_words,
    subcategories: settings.category_words,
    products: settings.product_words,
    guide: settings.guide_words,
    article: settings.article_words,
    people: 30,
  },
  freshDays: {
    retailers: settings.retailer_days,
    products: settings.price_days,
    guide: settings.guide_days,
    article: settings.article_days,
    people: 730,
  },
  saleDateDays: settings.sale_date_days,
  bannedWords: settings.banned_words,
  disclosure: settings.ad_disclosure,
});

export const pageKindOf = (entity: EntityTable, row: { content_type?: unknown }): PageKind =>
  entity === 'content' ? (row.content_type === 'article' ? 'article' : 'guide') : entity;
