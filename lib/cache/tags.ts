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

/** Tables whose rows appear on public pages. A write to one of these tables expires cache tags. */
export const TAGGED_TABLES = [
  ...ENTITY_TABLES,
  'content_settings' as const,
  ...(Object.keys(SINGLE_TAGS) as (keyof typeof SINGLE_TAGS)[]),
];
export type TaggedTable = (typeof TAGGED_TABLES)[number];

export const isTaggedTable = (table: string): table is TaggedTable =>
  (TAGGED_TABLES as string[]).includes(table);

/** Returns the tag of all cached lists of a table's rows. */
export const listTag = (table: EntityTable) => table;
/** Returns the tag of all cached data that contains a row: the row's own page, and its card on other pages. */
export const rowTag = (table: EntityTable, slug: string) => `${table}:${slug}`;
/**
 * Returns the list tag of the parent table if the rows of this table are public only while their parents are. Otherwise
 * returns an empty array.
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
 * The tag of all cached data that refers to other rows by slug. For example, a product refers to its category and
 * retailers. If one of these is renamed or deleted, the database itself changes the product's reference. The expiry of
 * this tag then expires the product's data too.
 */
export const referencesTag = () => 'references';
export const settingsTag = (table: keyof typeof SINGLE_TAGS) => SINGLE_TAGS[table];

/** The parts of the content settings that pages show: the templates of each entity, the disclosures and the author. */
const CONTENT_SETTINGS_PARTS = [...ENTITY_TABLES, 'disclosures', 'author'] as const;
type ContentSettingsPart = (typeof CONTENT_SETTINGS_PARTS)[number];
export const contentSettingsTag = (part: ContentSettingsPart) => `content-settings:${part}`;

/** Returns the part to which a column of the content settings belongs; null for a column that pages do not show. */
function partOfColumn(column: string): ContentSettingsPart | null {
  if (column === 'default_author_slug') return 'author';
  if (column.endsWith('_disclosure')) return 'disclosures';
  return (
    ENTITY_TABLES.find(
      (table) => /^_(?:title|description)/.test(column.slice(table.length)) && column.startsWith(table),
    ) ?? null
  );
}

/**
 * Returns the tags of the changed parts of the content settings; the tags of all parts if the changed columns are
 * unknown.
 */
export function contentSettingsTags(changedColumns?: string[]): string[] {
  const parts = changedColumns?.map(partOfColumn).filter((part) => part !== null);
  return [...new Set(parts ?? CONTENT_SETTINGS_PARTS)].map(contentSettingsTag);
}

interface WrittenRow {
  slug?: string | null;
  /** The retailer to which a sale window or an offer belongs. */
  retailer_slug?: string | null;
  /** The product to which an offer belongs. */
  product_slug?: string | null;
}

/**
 * Returns the tags to expire after a write to a table: the tag of the table's lists, and the tags of the row's old and
 * new slug. The page of a retailer or product shows its sale windows and offers. So a write to a sale window or offer
 * expires the tags of its retailer and product. If a row is deleted or its slug changes, the database redirects the old
 * path. Then the tags of references and redirects expire too.
 * This function compares only slugs; lib/resources/affected-page-tags also covers other changes of a path. `before` is
 * null for an insert, `after` for a delete.
 */
export function listAndRowTags(
  table: TaggedTable,
  before: WrittenRow | null,
  after: WrittenRow | null,
): string[] {
  if (table === 'content_settings') return contentSettingsTags();
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
