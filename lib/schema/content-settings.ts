import type { EntityTable } from '../entities/registry.ts';

/** The templates of titles and descriptions for search engines. */
export type PageTemplates = Record<
  `${EntityTable}_title` | `${EntityTable}_description` | 'retailers_title_no_sale',
  string
>;

/** The texts that disclose paid links: in the footer, beside blocks of paid links, and in the banner. */
export interface Disclosures {
  footer_disclosure: string;
  ad_disclosure: string;
  banner_disclosure: string;
}

/** The number of words that a text of each kind should have. */
export interface WordTargets {
  guide_words: number;
  article_words: number;
  retailer_words: number;
  category_words: number;
  product_words: number;
}

/** The number of days after which the facts of each kind must be checked again. */
export interface FreshnessLimits {
  retailer_days: number;
  price_days: number;
  sale_date_days: number;
  guide_days: number;
  article_days: number;
}

/** The settings for the site's texts. Pages, checks and prompts use these settings. */
export interface ContentSettings extends PageTemplates, Disclosures, WordTargets, FreshnessLimits {
  /** The slug of the person who signs guides and articles without an author. */
  default_author_slug: string | null;
  tone: string;
  house_rules: string[];
  banned_words: string[];
}
