/** Every cache tag of the site is built here, so that what is cached and what a write expires cannot drift apart. */
import {
  ENTITY_TABLES,
  type EntityTable,
  entityOf,
  isEntityTable,
  isSeenWithParent,
} from '../entities/registry.ts';

const SINGLE_TAGS = {
  navigation_menu: 'navigation',
  homepage_settings: 'homepage',
  typography_settings: 'typography',
  operator_settings: 'operator',
  affiliate_verifications: 'affiliate-verifications',
  redirects: 'redirects',
  legal_pages: 'legal-pages',
} as const;

/** Tables whose rows show on public pages. */
export const TAGGED_TABLES = [
  ...ENTITY_TABLES,
  ...(Object.keys(SINGLE_TAGS) as (keyof typeof SINGLE_TAGS)[]),
];
export type TaggedTable = (typeof TAGGED_TABLES)[number];

export const isTaggedTable = (table: string): table is TaggedTable =>
  (TAGGED_TABLES as string[]).includes(table);

/** The tag of every list of a table's rows. */
export const listTag = (table: EntityTable) => table;
/** The tag of one row wherever it shows: its page, and cards of it on other pages. */
export const rowTag = (table: EntityTable, slug: string) => `${table}:${slug}`;
/** The tags of the rows with which rows of this table come and go: the lists of their parents. */
export const parentTags = (table: EntityTable): string[] => {
  const above = entityOf(table).parent?.table;
  return isSeenWithParent(table) && above ? [above] : [];
};
/** The row of a row tag; null for the tag of a list or of settings. */
export function rowOfTag(tag: string): { table: EntityTable; slug: string } | null {
  const [table = '', slug] = tag.split(':');
  return isEntityTable(table) && slug ? { table, slug } : null;
}
/**
 * The tag of what refers to other rows by their slug (a product to its category and retailers, …). A renamed or
 * deleted row changes those references without a write to the rows that hold them.
 */
export const referencesTag = () => 'references';
export const settingsTag = (table: keyof typeof SINGLE_TAGS) => SINGLE_TAGS[table];

interface WrittenRow {
  slug?: string | null;
}

/**
 * The tags that a write expires: every list of the table, and the row under its old and its new slug; all references
 * and redirects too when the old slug is gone, for the database lets its address lead elsewhere.
 * Pass null for the row that does not exist (before an insert, after a delete).
 */
export function listAndRowTags(
  table: TaggedTable,
  before: WrittenRow | null,
  after: WrittenRow | null,
): string[] {
  if (!isEntityTable(table)) return [SINGLE_TAGS[table]];
  const slugs = [before?.slug, after?.slug].filter((slug): slug is string => Boolean(slug));
  const gone = Boolean(before?.slug) && before?.slug !== after?.slug;
  return [
    ...new Set([
      listTag(table),
      ...slugs.map((slug) => rowTag(table, slug)),
      ...(gone ? [referencesTag(), settingsTag('redirects')] : []),
    ]),
  ];
}
