import type { EntityTable } from '@/lib/entities/registry';
import type { ContentSettings } from '@/lib/schema/content-settings';

/** An entity, or a kind of content. Guides last longer than articles. */
export type PageKind = Exclude<EntityTable, 'content'> | 'guide' | 'article';

/** The values that the checks compare pages with. */
export interface QualityRules {
  /** How many characters of a title and of a description search results show well. */
  titleLength: [from: number, to: number];
  descriptionLength: [from: number, to: number];
  /** How many words a page should have at least. */
  fewestWords: Record<PageKind, number>;
  /** How many days a page's facts count as fresh after the last check. */
  freshDays: Record<PageKind, number>;
  /** How many days a sale date counts as fresh after the last check. */
  saleDateDays: number;
  /** Words and phrases that texts must not use. */
  bannedWords: string[];
  /** The text that tells visitors about paid links. */
  disclosure: string;
  fewestFaqs: number;
  fewestInternalLinks: number;
  /** A text should have a heading for each so many words. */
  wordsPerHeading: number;
  /** The lowest reading ease, from 0 (hard) to 100 (easy). */
  readingEase: number;
  longestParagraph: number;
}

/** The rules that no setting changes. */
const FIXED_RULES = {
  titleLength: [30, 60],
  descriptionLength: [70, 155],
  fewestFaqs: 3,
  fewestInternalLinks: 2,
  wordsPerHeading: 300,
  readingEase: 50,
  longestParagraph: 120,
} satisfies Partial<QualityRules>;

/** Returns the rules under the content settings of editors. */
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
    ...{ categories: 365, subcategories: 365, people: 730 },
  },
  saleDateDays: settings.sale_date_days,
  bannedWords: settings.banned_words,
  disclosure: settings.ad_disclosure,
});

/** Returns the kind of a row's page. */
export const pageKindOf = (entity: EntityTable, row: { content_type?: unknown }): PageKind =>
  entity === 'content' ? (row.content_type === 'article' ? 'article' : 'guide') : entity;
