import { isTaggedTable, settingsTag, tagsForWrite } from '@/lib/cache-tags';
import type { Resource, Row } from './resource';

const slugOf = (row: Row | null) => (typeof row?.slug === 'string' ? { slug: row.slug } : null);

/** The tags of all public pages that a write concerns; those of the redirects too when an address has changed. */
export function tagsOfWrite({ table }: Resource, before: Row | null, after: Row | null): string[] {
  if (!isTaggedTable(table)) return [];
  const isRenamed = before !== null && after !== null && before.slug !== after.slug;
  return [
    ...tagsForWrite(table, slugOf(before), slugOf(after)),
    ...(isRenamed ? [settingsTag('redirects')] : []),
  ];
}
