import type { EntityTable } from '@/lib/entities/registry';

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

/** The rules until an editor sets others. */
export const DEFAULT_QUALITY_RULES: QualityRules = {
  titleLength: [30, 60],
  descriptionLength: [70, 155],
  fewestWords: {
    ...{ retailers: 150, categories: 150, subcategories: 150, products: 100 },
    ...{ guide: 500, article: 300, people: 30 },
  },
  freshDays: {
    ...{ retailers: 180, categories: 365, subcategories: 365, products: 180 },
    ...{ guide: 365, article: 365, people: 730 },
  },
  bannedWords: [
    ...['game changer', 'game-changer', 'must-have', 'look no further', 'in today’s fast-paced world'],
    ...['unleash', 'elevate your', 'delve into', 'when it comes to', 'it’s worth noting'],
    ...['we all know', 'needless to say', 'at the end of the day', 'hurry while stocks last'],
  ],
  disclosure: 'Links marked ‘Ad’ may earn us a commission.',
  fewestFaqs: 3,
  fewestInternalLinks: 2,
  wordsPerHeading: 300,
  readingEase: 50,
  longestParagraph: 120,
};

/** Returns the kind of a row's page. */
export const pageKindOf = (entity: EntityTable, row: { content_type?: unknown }): PageKind =>
  entity === 'content' ? (row.content_type === 'article' ? 'article' : 'guide') : entity;
