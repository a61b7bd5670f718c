import type { SearchParams } from '@/lib/routing/query-parameters';
import { isSlug } from '@/lib/routing/slug';
import { ENTRY_KINDS, type EntryKind, MOST_ENTRIES } from './entries';

/** The content of a shortlist, read from its URL. */
export interface ReadShortlist {
  slugs: Record<EntryKind, string[]>;
  /** Whether the URL contains values that cannot be slugs. */
  hasMalformed: boolean;
  /** Whether the URL contains more entries than a shortlist can hold, so some were left out. */
  isCut: boolean;
}

/** The maximum number of characters to read of a parameter's value. The rest is ignored. */
const LONGEST = 4000;

/** Reads the slugs in the query of a shortlist's URL. Repeated parameters and repeated slugs are allowed. */
export function readShortlist(params: SearchParams): ReadShortlist {
  const given = ENTRY_KINDS.flatMap((kind) => {
    const text = [params[kind] ?? []].flat().join(',').slice(0, LONGEST);
    const names = text.split(',').map((name) => name.trim());
    return [...new Set(names)].filter(Boolean).map((slug) => ({ kind, slug }));
  });
  const valid = given.filter(({ slug }) => isSlug(slug));
  const kept = valid.slice(0, MOST_ENTRIES);
  const slugsOf = (kind: EntryKind) => kept.filter((entry) => entry.kind === kind).map(({ slug }) => slug);
  return {
    slugs: { shops: slugsOf('shops'), products: slugsOf('products') },
    hasMalformed: valid.length < given.length,
    isCut: kept.length < valid.length,
  };
}
