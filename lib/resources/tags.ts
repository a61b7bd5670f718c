import { isTaggedTable, settingsTag, tagsForWrite } from '@/lib/cache-tags';
import type { Resource, Row } from './resource';

const slugOf = (row: Row | null) => (typeof row?.slug === 'string' ? { slug: row.slug } : null);

/**
 * The tags of all public pages that a write concerns; those of the redirects too when the address has changed in another
 * part than the slug, for the database keeps what led to it.
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
    ...(isMoved ? [settingsTag('redirects')] : []),
  ];
}

/** The tags of rows whose addresses stay. */
export const tagsOfRows = (resource: Resource, rows: Row[]): string[] =>
  rows.flatMap((row) => tagsOfWrite(resource, row, row));
