import { isTaggedTable, settingsTag, tagsForWrite } from '@/lib/cache-tags';
import type { Resource, Row } from './resource';

const slugOf = (row: Row | null) => (typeof row?.slug === 'string' ? { slug: row.slug } : null);

/**
 * The tags of all public pages that a write concerns; those of the redirects too when an address has changed or is gone,
 * for the database then changes what led to it.
 */
export function tagsOfWrite(
  { table, publicPath }: Resource,
  before: Row | null,
  after: Row | null,
): string[] {
  if (!isTaggedTable(table)) return [];
  const isMoved = before !== null && publicPath?.(before) !== (after && publicPath?.(after));
  return [
    ...tagsForWrite(table, slugOf(before), slugOf(after)),
    ...(isMoved ? [settingsTag('redirects')] : []),
  ];
}
