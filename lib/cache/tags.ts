/**
 * This file builds every cache tag of the site, so that cached data and the writes that expire it use the same tags.
 */
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
  sale_windows: 'sale-windows',
  offers: 'offers',
  offer_widgets: 'offer-widgets',
} as const;

/** Tables whose rows appear on public pages, so that a write to them expires tags. */
export const TAGGED_TABLES = [
  ...ENTITY_TABLES,
  ...(Object.keys(SINGLE_TAGS) as (keyof typeof SINGLE_TAGS)[]),
];
export type TaggedTable = (typeof TAGGED_TABLES)[number];

export const isTaggedTable = (table: string): table is TaggedTable =>
  (TAGGED_TABLES as string[]).includes(table);

/** Returns the tag that every list of a table's rows has. */
export const listTag = (table: EntityTable) => table;
/** Returns the tag of one row wherever it appears: on its own page, and as a card on other pages. */
export const rowTag = (table: EntityTable, slug: string) => `${table}:${slug}`;
/**
 * Returns the tag of the parent table's lists if a row of this table is public only while its parent is public;
 * otherwise no tag.
 */
export const parentTags = (table: EntityTable): string[] => {
  const above = entityOf(table).parent?.table;
  return isSeenWithParent(table) && above ? [above] : [];
};
/** Returns the table and slug of the row that a tag names; null for the tag of a list or of settings. */
export function rowOfTag(tag: string): { table: EntityTable; slug: string } | null {
  const [table = '', slug] = tag.split(':');
  return isEntityTable(table) && slug ? { table, slug } : null;
}
/**
 * The tag of all cached data that refers to other rows by slug, such as a product to its category and retailers. If a
 * category or retailer is renamed or deleted, the database changes the reference without a separate write to the
 * product.
 */
export const referencesTag = () => 'references';
export const settingsTag = (table: keyof typeof SINGLE_TAGS) => SINGLE_TAGS[table];

interface WrittenRow {
  slug?: string | null;
  /** The retailer to which a sale window or an offer belongs. */
  retailer_slug?: string | null;
  /** The product to which an offer belongs. */
  product_slug?: string | null;
}

/**
 * Returns the tags to expire after a write to a table: the tag of the table's lists, and the tags of the row's old and
 * new slug. A write to a sale window or an offer expires the pages of its retailer and product, which show it. If the
 * old slug is gone, the database redirects the old path, so the tags of references and redirects expire too. This function compares only
 * slugs; lib/resources/affected-page-tags also covers other changes of a path. `before` is null for an insert, `after`
 * for a delete.
 */
export function listAndRowTags(
  table: TaggedTable,
  before: WrittenRow | null,
  after: WrittenRow | null,
): string[] {
  if (!isEntityTable(table)) {
    const owners = [before, after].flatMap((row) => [
      ...(row?.retailer_slug ? [rowTag('retailers', row.retailer_slug)] : []),
      ...(row?.product_slug ? [rowTag('products', row.product_slug)] : []),
    ]);
    return [...new Set([SINGLE_TAGS[table], ...owners])];
  }
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
