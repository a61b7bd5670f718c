import { isTaggedTable, referencesTag, settingsTag, tagsForWrite } from '@/lib/cache-tags';
import type { Resource, Row } from './resource';

const slugOf = (row: Row | null) => (typeof row?.slug === 'string' ? { slug: row.slug } : null);

/**
 * The tags of all public pages that a write concerns; when the address has changed in another part than the slug, those of
 * the redirects too, for the database keeps what led to it, and of references: the products of a subcategory move with it.
 */
export function tagsOfWrite(
  { table, publicPath }: Resource,
  before: Row | null,
  after: Row | null,
): string[] {
  if (!isTaggedTable(table)) return [];
  const isMoved = before !== null && after !== null && publicPath?.(before) !== publicPath?.(after);
  return [
    ...tagsForWrite(table, slugOf(before), slugOf(after)),
    ...(isMoved ? [settingsTag('redirects'), referencesTag()] : []),
  ];
}

/** The tags of rows whose addresses stay. */
export const tagsOfRows = (resource: Resource, rows: Row[]): string[] =>
  rows.flatMap((row) => tagsOfWrite(resource, row, row));
