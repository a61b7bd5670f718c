import {
  contentSettingsTags,
  isTaggedTable,
  listAndRowTags,
  referencesTag,
  settingsTag,
} from '@/lib/cache/tags';
import type { Resource, Row } from './resource';

const textOf = (value: Row[string] | undefined) => (typeof value === 'string' ? value : null);

const slugsOf = (row: Row | null) =>
  row && {
    slug: textOf(row.slug),
    retailer_slug: textOf(row.retailer_slug),
    product_slug: textOf(row.product_slug),
  };

/** Returns the columns that differ between two versions of a row; undefined if there is only one version. */
const changedColumns = (before: Row | null, after: Row | null) =>
  before && after && before !== after
    ? Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    : undefined;

/**
 * Returns the cache tags of all public pages that a write affects. If the path of the row has changed, the tags include
 * the tag of all redirects, because the database adds a redirect from the old path. In that case, they also include the
 * tag of pages that refer to other rows, because the products of a moved subcategory move with the subcategory.
 */
export function affectedPageTags(
  { table, publicPath }: Resource,
  before: Row | null,
  after: Row | null,
): string[] {
  if (!isTaggedTable(table)) return [];
  if (table === 'content_settings') return contentSettingsTags(changedColumns(before, after));
  const isMoved = before !== null && after !== null && publicPath?.(before) !== publicPath?.(after);
  return [
    ...listAndRowTags(table, slugsOf(before), slugsOf(after)),
    ...(isMoved ? [settingsTag('redirects'), referencesTag()] : []),
  ];
}

/** Returns the cache tags to expire after a write to these rows that changes none of their paths. */
export const tagsOfRows = (resource: Resource, rows: Row[]): string[] =>
  rows.flatMap((row) => affectedPageTags(resource, row, row));
