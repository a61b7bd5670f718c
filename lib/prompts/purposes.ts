import {
  ENTITY_TABLES,
  entityOf,
  type EntityTable,
  isEntityTable,
  type SearchList,
} from '../entities/registry.ts';
import { PURPOSES, type Purpose } from '../schema/prompts.ts';

/** The variables that every prompt may use, each with its meaning. */
const COMMON = {
  name: 'the name of the shop, category or product, or the title of the guide or article',
  facts: 'the fields of the row that are filled in, one per line',
  tone: 'the tone, from the content settings',
  house_rules: 'the house rules, one per line',
  banned_words: 'the banned words, separated by commas',
  year: 'the year of the Boxing Day sales',
  today: 'today’s date',
  site: 'the name of this site',
} as const;

const WORDS = { words: 'the word target, from the content settings' } as const;
const TEXT = { text: 'the present text of the row' } as const;
const TOPIC = { topic: 'the category of the guide or article', ...TEXT, ...WORDS } as const;

export const isPurpose = (text: string): text is Purpose => (PURPOSES as readonly string[]).includes(text);

/** A set of rows: all rows of a table, or all rows of one kind, such as guides. */
export type PromptTarget = EntityTable | SearchList;

/** Returns the table that contains the rows of a target. */
export const tableOf = (target: PromptTarget): EntityTable =>
  isEntityTable(target)
    ? target
    : (ENTITY_TABLES.find((table) => entityOf(table).kinds.some(({ list }) => list === target)) ?? 'content');

interface PurposeInfo {
  label: string;
  /** The kinds of rows for which this kind of text can be drafted. */
  targets: readonly PromptTarget[];
  variables: Readonly<Record<string, string>>;
}

export const PURPOSE_INFO: Record<Purpose, PurposeInfo> = {
  guide: { label: 'Guide', targets: ['guides'], variables: { ...COMMON, ...TOPIC } },
  article: { label: 'Article', targets: ['articles'], variables: { ...COMMON, ...TOPIC } },
  'retailer-description': {
    label: 'Retailer description',
    targets: ['retailers'],
    variables: { ...COMMON, ...TEXT, ...WORDS },
  },
  'category-description': {
    label: 'Category description',
    targets: ['categories', 'subcategories'],
    variables: { ...COMMON, ...TEXT, ...WORDS },
  },
  'product-description': {
    label: 'Product description',
    targets: ['products'],
    variables: { ...COMMON, ...TEXT, ...WORDS },
  },
  faqs: {
    label: 'FAQs',
    targets: ['retailers', 'categories', 'subcategories', 'products', 'guides', 'articles'],
    variables: { ...COMMON, ...TEXT },
  },
  'buying-tips': {
    label: 'Buying tips',
    targets: ['categories', 'subcategories', 'products'],
    variables: { ...COMMON, ...TEXT },
  },
  meta: {
    label: 'Title and description for search engines',
    targets: ['retailers', 'categories', 'subcategories', 'products', 'guides', 'articles'],
    variables: { ...COMMON, ...TEXT },
  },
};
